/// A piece of Swift source between white space and comments.
struct Token: Hashable, Sendable {
  /// What a token is, as far as the rules distinguish.
  enum Kind: UInt8, Sendable {
    /// A name or a keyword, also in backticks.
    case identifier

    /// `$0`, or the projection `$name` of a property wrapper.
    case dollar

    /// `@State`, without its arguments.
    case attribute

    /// `#if`, `#available`, `#Preview`.
    case pound

    /// A number.
    case number

    /// A literal, or the part of it before, between or after interpolations.
    case string

    /// A literal of a regular expression.
    case regex

    /// `(`, `[` or `{`.
    case open

    /// `)`, `]` or `}`.
    case close

    /// `.`, `,`, `:`, `;` or `\`.
    case punctuation

    /// An operator, also `?`, `!`, `=` and `->`.
    case symbol
  }

  /// What the token is.
  var kind: Kind

  /// The offset of its first byte.
  var start: Int

  /// The offset behind its last byte.
  var end: Int

  /// The index of the other bracket of a pair; -1 for other tokens, and without one.
  var match = -1

  /// Whether an interpolation follows a part of a literal.
  var isInterpolated = false
}
