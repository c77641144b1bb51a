internal import MusicModel

extension Judge {
  /// What two albums are to one another: volumes, types and track lists settle it, then editions.
  func relateAlbums(_ f: Findings) -> (Relation, Doubt) {
    if f.isSameItem { return (.identical, .none) }
    let sameTracks = f.tracks == .equal || f.tracks == .contained
    switch f.title {
    case .different, .numbersDiffer, .contained, .distant, .silent:
      // Another title over the same tracks: a translation, a reissue under another name, or a reader's slip.
      if f.tracks == .equal && f.title != .numbersDiffer { return (.otherEdition, .titleAgainstCode) }
      return (.different, .none)
    default: break
    }
    if f.numbers == .differ && f.tracks != .equal { return (.different, .none) }
    if f.artist == .different || f.artist == .distant {
      return f.tracks == .equal ? (.otherEdition, .artistAgainstCode) : (.different, .none)
    }
    if f.tracks == .none || f.tracks == .few { return (.different, .none) }
    if f.code == .equal { return (.sameRelease, .none) }
    switch f.markers {
    case .none, .equal, .masteringOnly, .argumentOnOneSide: break
    case .namingOnOneSide, .doubtfulNamingOnOneSide, .alternateOnOneSide: return (.otherEdition, .none)
    case .albumOnOneSide, .audioOnOneSide, .audioDiffers, .imitationOnOneSide, .argumentsDiffer:
      return sameTracks ? (.otherEdition, .markerAgainstCode) : (.different, .none)
    }
    if f.albumTypes == .differ && f.tracks != .equal { return (.different, .none) }
    // An EP or single that only one side calls so is the album of that name unless their sizes differ.
    if f.albumTypes == .onOneSide && f.editionsDiffer && !sameTracks { return (.different, .none) }
    if f.albumTypes == .onOneSide && f.position != .equal && !sameTracks { return (.otherEdition, .albumTypeOnOneSide) }
    if f.areSelfTitled && !sameTracks {
      // Bands call several records by their own name: a year tells them apart, or nothing does.
      if f.year == .near || f.year == .far, f.markers != .masteringOnly { return (.different, .none) }
      if f.year == .silent { return (.otherEdition, .yearsApart) }
    }
    if f.rating == .explicitAndClean { return (.otherRating, .none) }
    let differs = f.editionsDiffer || f.year == .far || f.year == .near || f.markers == .masteringOnly
    return (differs ? .otherEdition : .sameRelease, albumDoubt(f, sameTracks: sameTracks))
  }

  private func albumDoubt(_ f: Findings, sameTracks: Bool) -> Doubt {
    if f.rating == .cleanAndUnmarked && !policy.mixesRatings { return .cleanAndUnmarked }
    if sameTracks { return .none }
    if f.numbers == .onOneSide { return .numberOnOneSide }
    if f.subtitle == .differ || f.subtitle == .onOneSide { return .subtitlesDiffer }
    if f.guests == .onOneSide || f.guests == .differ || f.artist == .contained { return .guestsDiffer }
    if f.title == .otherScript { return .titleInOtherScript }
    if f.artist == .otherScript { return .artistInOtherScript }
    // Years apart, and nothing else to tell a reissue from another album of that name.
    if f.year == .far || f.year == .near, !f.editionsDiffer, f.tracks == .silent { return .yearsApart }
    return .none
  }
}
