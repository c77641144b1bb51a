#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ReconcileCommands

exit(ReconcileProgram.run(Array(CommandLine.arguments.dropFirst())))
