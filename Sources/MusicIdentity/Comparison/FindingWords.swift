/// What findings are called, in kebab-case for evidence and in a few words for reasons.
enum FindingWords {
  static func title(_ finding: TitleFinding) -> String {
    switch finding {
    case .silent: ""
    case .equal: "title"
    case .equalRomanised: "title romanised"
    case .equalRomanisedFromHan: "title as pinyin"
    case .equalWithSubtitle: "title with subtitle"
    case .oneEdit: "title one edit off"
    case .twoEdits: "title two edits off"
    case .similar: "title similar"
    case .similarRomanised: "title similar romanised"
    case .contained: "title contained"
    case .distant: "title distant"
    case .otherScript: "title in another script"
    case .numbersDiffer: "numbers differ"
    case .different: "title differs"
    }
  }

  static func artist(_ finding: ArtistFinding) -> String {
    switch finding {
    case .silent: ""
    case .equal: "artist"
    case .equalButGuests: "artist without guests"
    case .contained: "artists contained"
    case .shared: "an artist shared"
    case .alias: "artist alias"
    case .equalRomanised: "artist romanised"
    case .partOfName: "artist part of name"
    case .oneEdit: "artist one edit off"
    case .similar: "artist similar"
    case .similarRomanised: "artist similar romanised"
    case .otherScript: "artist in another script"
    case .distant: "artist distant"
    case .different: "artist differs"
    }
  }

  static func markers(_ finding: MarkerFinding) -> String {
    switch finding {
    case .none: ""
    case .equal: "version"
    case .masteringOnly: "master or edition"
    case .namingOnOneSide, .doubtfulNamingOnOneSide: "version named on one side"
    case .alternateOnOneSide: "alternate on one side"
    case .argumentOnOneSide: "version detail on one side"
    case .argumentsDiffer: "version details differ"
    case .audioOnOneSide: "version on one side"
    case .audioDiffers: "versions differ"
    case .imitationOnOneSide: "imitation on one side"
    case .albumOnOneSide: "album of another kind"
    }
  }

  /// Kebab-case of any of the findings' enumerations: `equalRomanised` gives `equal-romanised`.
  static func kebab(_ name: String) -> String {
    var word = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isUppercase {
        word += "-" + scalar.properties.lowercaseMapping
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word
  }
}
