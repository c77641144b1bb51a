internal import MusicModel

extension UnsafeBufferPointer<UInt8> {
  /// Yes or no as tables write it: `true`, `TRUE`, `1`, `yes`, `y`, `x`, `1.0` and their opposites.
  var flag: Bool? {
    switch count {
    case 1:
      switch self[0] | 0x20 {
      case UInt8(ascii: "y"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "1"): true
      case UInt8(ascii: "n"), UInt8(ascii: "f"), UInt8(ascii: "0"): false
      default: nil
      }
    case 2: isWord("no") || isWord("ja") || isWord("si") ? !isWord("no") : nil
    case 3: isWord("yes") || isWord("oui") || isWord("1.0") ? true : isWord("0.0") ? false : nil
    case 4: isWord("true") ? true : nil
    case 5: isWord("false") ? false : nil
    default: nil
    }
  }

  /// A rating in words: `explicit`, `clean`, `none` and what stores write for them.
  var ratingWord: ContentRating? {
    switch count {
    case 1: isWord("e") ? .explicit : isWord("c") ? .clean : nil
    case 2: isWord("no") ? ContentRating.none : nil
    case 4: isWord("none") ? ContentRating.none : nil
    case 5: isWord("clean") ? .clean : nil
    case 6: isWord("edited") ? .clean : nil
    case 7: isWord("cleaned") ? .clean : isWord("unknown") ? .unknown : nil
    case 8: isWord("explicit") ? .explicit : isWord("unedited") ? .explicit : nil
    case 11: isWord("notexplicit") ? ContentRating.none : nil
    case 12: isWord("not explicit") || isWord("not-explicit") ? ContentRating.none : nil
    case 16: isWord("explicit content") ? .explicit : nil
    default: nil
    }
  }
}
