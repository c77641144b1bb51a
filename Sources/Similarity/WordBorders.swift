// Questions about the words of folded texts, which stand between single blanks (U+0020), that need no working memory.

/// Are the texts equal when blanks are left out?
///
///     areEqualIgnoringBlanks(mess_age, message)   // true
///
/// Two texts without any other unit are not equal: nothing is known of them.
public func areEqualIgnoringBlanks(_ a: Span<UInt16>, _ b: Span<UInt16>) -> Bool {
  var i = 0
  var j = 0
  var compared = false
  while true {
    while i < a.count, a[i] == Word.blank { i &+= 1 }
    while j < b.count, b[j] == Word.blank { j &+= 1 }
    if i == a.count || j == b.count { return compared && i == a.count && j == b.count }
    if a[i] != b[j] { return false }
    compared = true
    i &+= 1
    j &+= 1
  }
}

/// Does `text` begin with all words of `beginning`?
///
///     isWordPrefix(stairway, of: stairway_to_heaven)   // true
///     isWordPrefix(stair, of: stairway_to_heaven)      // false
///
/// A text is a prefix of itself; an empty one of none.
public func isWordPrefix(_ beginning: Span<UInt16>, of text: Span<UInt16>) -> Bool {
  let count = beginning.count
  guard count > 0, count <= text.count else { return false }
  if count < text.count, text[count] != Word.blank { return false }
  for place in 0..<count where beginning[place] != text[place] { return false }
  return true
}
