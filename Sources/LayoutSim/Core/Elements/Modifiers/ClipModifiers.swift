extension Element {
  /// Cuts the content off at the shape `figure` in its frame.
  ///
  /// What is outside is not seen. As in SwiftUI, content that sticks out is still touched there, and takes the touches
  /// of what is behind it; content that is outside altogether is neither seen nor touched.
  public func clipShape(_ figure: Figure) -> some Element {
    Effected(
      content: self,
      effect: Effect(looks: [Fact("clip", figure.word)], clips: true)
    )
  }

  /// Cuts the content off at its frame; see `clipShape(_:)`.
  public func clipped() -> some Element {
    clipShape(.rect)
  }

  /// Cuts the content off at its frame with rounded corners; see `clipShape(_:)`.
  public func cornerRadius(_ radius: Double) -> some Element {
    clipShape(.rect(cornerRadius: radius))
  }
}
