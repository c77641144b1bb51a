// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A room of the house: a Swift target with the settings that all rooms share.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

/// The tests of one room.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: swiftSettings)
}

let package = Package(
  name: "reconcile",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "reconcile", targets: ["reconcile"]),
    .library(name: "MusicIdentity", targets: ["MusicIdentity"]),
    .library(name: "Exports", targets: ["Exports"]),
  ],
  targets: [
    // C below its own module; no foreign header escapes.
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .systemLibrary(
      name: "CLibXML2System", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CXML", dependencies: ["CLibXML2System"]),
    .target(name: "CJSON", linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "CArchive", linkerSettings: [.linkedLibrary("archive")]),
    .target(name: "CScan"),

    // The floor: text, kernels, values.
    room("ICU", ["CICU"]),
    room("Similarity"),
    room("MusicModel"),

    // The theory, the grammar, the decision.
    room("Linkage", ["Similarity"]),
    room("TitleGrammar", ["ICU", "MusicModel"]),
    room("MusicIdentity", ["TitleGrammar", "Linkage", "Similarity", "MusicModel", "ICU"]),

    // The rim.
    room("Exports", ["MusicModel", "ICU", "CXML", "CJSON", "CArchive", "CScan"]),
    room("Evaluation", ["MusicIdentity", "MusicModel", "Linkage"]),
    room("Reports", ["MusicIdentity", "MusicModel", "Linkage", "ICU", "Evaluation"]),
    room("CommandLineKit"),
    room(
      "ReconcileCommands",
      [
        "CommandLineKit", "Reports", "Exports", "Evaluation", "MusicIdentity", "TitleGrammar",
        "Linkage", "MusicModel", "ICU",
      ]),
    .executableTarget(
      name: "reconcile", dependencies: ["ReconcileCommands"], swiftSettings: swiftSettings),

    // Tools: measured beside other programs, or run by hand; never shipped.
    .executableTarget(
      name: "kernel-bench", dependencies: ["Similarity", "Linkage"], path: "Tools/KernelBench",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "generate-tables", dependencies: ["ICU"], path: "Tools/generate-tables", swiftSettings: swiftSettings),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["MusicModel"], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    tests("ICU", []),
    tests("Similarity", []),
    tests("MusicModel", []),
    tests("Linkage", ["Similarity"]),
    tests("TitleGrammar", ["ICU", "MusicModel"]),
    tests("MusicIdentity", ["MusicModel", "TitleGrammar", "Linkage", "ICU"]),
    tests("Exports", ["MusicModel", "CXML", "CJSON", "CScan"]),
    tests("Evaluation", ["MusicModel", "MusicIdentity"]),
    tests("Reports", ["MusicModel", "MusicIdentity", "ICU", "Evaluation"]),
    tests("CommandLineKit", []),
    tests("ReconcileCommands", ["CommandLineKit", "Evaluation", "MusicIdentity", "MusicModel"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
