// What fingers type out of habit for searches and for places in bars. None of it can be used.

extension Element {
  /// A search has a text alone.
  @available(*, unavailable, message: "a search has a text alone: use searchScopes for a choice")
  public func searchable<Tokens: Collection>(
    text: Bound<String>,
    tokens: Bound<Tokens>,
    placement: BarSearchPlacement = .automatic,
    prompt: String = "Search",
    @ElementBuilder token: (Tokens.Element) -> some Element
  ) -> some Element { self }

  /// A search has a text alone.
  @available(*, unavailable, message: "a search has a text alone: use searchScopes for a choice")
  public func searchable<Tokens: Collection, Suggestions>(
    text: Bound<String>,
    tokens: Bound<Tokens>,
    suggestedTokens: Suggestions,
    placement: BarSearchPlacement = .automatic,
    prompt: String = "Search",
    @ElementBuilder token: (Tokens.Element) -> some Element
  ) -> some Element { self }

  /// Suggestions are those that are written.
  @available(*, unavailable, message: "suggestions are a list over the content: leave it out")
  public func searchSuggestions(
    _ visibility: OtherStyle,
    for placements: OtherStyle
  ) -> some Element { self }

  /// A search has a field.
  @available(*, unavailable, message: "a search is always a field here: leave it out")
  public func searchToolbarBehavior(_ behavior: OtherStyle) -> some Element { self }
}

extension BarSearchPlacement {
  /// The field is where the platform has it.
  @available(*, unavailable, message: "use .automatic")
  public static var toolbar: BarSearchPlacement { .automatic }

  /// The field is where the platform has it.
  @available(*, unavailable, message: "use .automatic")
  public static var toolbarPrincipal: BarSearchPlacement { .automatic }

  /// The field is where the platform has it.
  @available(*, unavailable, message: "use .automatic, on the screen of the sidebar")
  public static var sidebar: BarSearchPlacement { .automatic }
}

extension BarPlacement {
  /// It is called `topBarLeading` here.
  @available(*, unavailable, renamed: "topBarLeading")
  public static var navigationBarLeading: BarPlacement { .topBarLeading }

  /// It is called `topBarTrailing` here.
  @available(*, unavailable, renamed: "topBarTrailing")
  public static var navigationBarTrailing: BarPlacement { .topBarTrailing }
}
