extension ListFormats {
  /// The formats made of XML and JSON.
  static var trees: [any ListFormat] { [AppleLibraryXML()] }
}
