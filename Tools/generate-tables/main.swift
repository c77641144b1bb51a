// Writes the tables of Sources/ICU/Tables from the ICU that is installed:
//
//     swift run generate-tables Sources/ICU/Tables
//
// The tests prove the tables equal to ICU, so this is run again only when they say that ICU has moved on.
import Glibc
import ICU

guard CommandLine.arguments.count == 2 else {
  print("usage: generate-tables FOLDER")
  exit(2)
}
let folder = CommandLine.arguments[1]
try write(latinLetters(), to: folder + "/LatinLetters.swift")
try write(hanVariants(), to: folder + "/HanVariants.swift")
try write(hanReadings(), to: folder + "/HanReadings.swift")
try write(alphabets(), to: folder + "/RomanLetters.swift")
