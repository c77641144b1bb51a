extension ListFormats {
  /// The formats made of rows and columns.
  static var tables: [any ListFormat] {
    [ExportifyWatsonbox(), ExportifyNet(), TuneMyMusic(), MusicAppText(), PlainTable.csv, PlainTable.tsv]
  }
}
