extension Device {
  /// The device whose ``id`` is `id`; `nil` if there is none.
  public static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }
}
