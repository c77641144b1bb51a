internal import CommandLineKit
internal import Exports
internal import MusicIdentity
internal import Reports

/// A file of weights: JSON with where they come from, and each weight by its name in bits.
///
///     {"format": "reconcile-weights", "provenance": {…}, "weights": {"prior": -19, "title.one-edit": -2.5}}
///
/// Weights that the file leaves out are the shipped ones.
enum WeightsFile {
  static let format = "reconcile-weights"

  /// The weights that `--weights` names, or the shipped ones.
  static func weights(_ values: ParsedValues) throws(CommandFailure) -> RecordingWeights {
    guard let path = values[SharedOptions.weights] else { return .standard }
    return try read(path)
  }

  static func read(_ path: String) throws(CommandFailure) -> RecordingWeights {
    let json: JSONTree
    do { json = try JSONTree(path: path) } catch { throw CommandFailure(error) }
    func wrong(_ what: String) -> CommandFailure {
      CommandFailure(Message("\(ReconcileProgram.name): \(path): \(what)"), .unreadableInput)
    }
    guard json["format"]?.text == format else { throw wrong("it is no file of weights ('reconcile fit' writes them)") }
    var weights = RecordingWeights.standard
    for member in json["weights"]?.members ?? [] {
      guard let value = member.value.number, value.isFinite else { throw wrong("'\(member.key)' is no number") }
      guard weights[member.key] != nil else { throw wrong("there is no weight '\(member.key)'") }
      weights[member.key] = value
    }
    return weights
  }

  /// Where fitted weights come from.
  struct Provenance {
    var corpora: [String]
    var date: String?
    var method: String
    /// The cross-validated figure, with its interval.
    var metric: (name: String, value: Double, low: Double?, high: Double?)?
  }

  static func text(_ weights: RecordingWeights, _ provenance: Provenance) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("format", format)
      json.member("version", 1)
      json.member("provenance") { json in
        json.object { json in
          json.member("corpora") { $0.array(of: provenance.corpora) { $0.value($1) } }
          json.member("date", provenance.date)
          json.member("method", provenance.method)
          if let metric = provenance.metric {
            json.member("cross_validated") { json in
              json.object { json in
                json.member("metric", metric.name)
                json.member("value", metric.value, decimals: 6)
                json.member("low", metric.low, decimals: 6)
                json.member("high", metric.high, decimals: 6)
              }
            }
          }
        }
      }
      json.member("weights") { json in
        json.object { json in
          for name in RecordingWeights.names {
            guard let value = weights[name] else { continue }
            // The shipped values are decimal fractions held in 32 bits: written as such.
            json.key(name)
            json.value(Double(Float(value).description) ?? value)
          }
        }
      }
    }
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
