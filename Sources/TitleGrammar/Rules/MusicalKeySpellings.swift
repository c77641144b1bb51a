extension MusicalKey {
  /// The keys as they are named: `in c sharp minor`, `cis moll`, `en ut dièse mineur`, with the key that each means.
  static var spellings: [(String, MusicalKey)] {
    var spellings: [(String, MusicalKey)] = []
    func add(_ pattern: String, _ tonic: Int, _ isMinor: Bool) {
      spellings.append((pattern, MusicalKey(tonic: UInt8((tonic + 12) % 12), isMinor: isMinor)))
    }
    let english = [("c", 0), ("d", 2), ("e", 4), ("f", 5), ("g", 7), ("a", 9), ("b", 11)]
    for (note, tonic) in english {
      for (accidental, shift) in [("", 0), (" flat", -1), (" sharp", 1)] {
        for (mode, isMinor) in [("major", false), ("minor", true)] {
          add("in \(note)\(accidental) \(mode)", tonic + shift, isMinor)
        }
      }
    }
    let german = [
      ("c", 0), ("cis", 1), ("des", 1), ("d", 2), ("dis", 3), ("es", 3), ("e", 4), ("f", 5), ("fis", 6), ("ges", 6),
      ("g", 7), ("gis", 8), ("as", 8), ("a", 9), ("b", 10), ("h", 11),
    ]
    for (note, tonic) in german {
      for (mode, isMinor) in [("dur", false), ("moll", true)] {
        add("in \(note) \(mode)", tonic, isMinor)
        add("\(note) \(mode)", tonic, isMinor)
      }
    }
    let romance = [("ut", 0), ("do", 0), ("ré", 2), ("mi", 4), ("fa", 5), ("sol", 7), ("la", 9), ("si", 11)]
    let modes = [
      ("en", "majeur", "mineur", " bémol", " dièse"), ("en", "mayor", "menor", " bemol", " sostenido"),
      ("em", "maior", "menor", " bemol", " sustenido"), ("in", "maggiore", "minore", " bemolle", " diesis"),
    ]
    for (note, tonic) in romance {
      for (preposition, major, minor, flat, sharp) in modes {
        for (accidental, shift) in [("", 0), (flat, -1), (sharp, 1)] {
          add("\(preposition) \(note)\(accidental) \(major)", tonic + shift, false)
          add("\(preposition) \(note)\(accidental) \(minor)", tonic + shift, true)
        }
      }
    }
    return spellings
  }
}
