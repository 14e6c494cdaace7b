extension Device {
  /// A computer with one window of 1,024 x 768 points; a stage's traits can set another size.
  public static let mac = Device(
    id: "mac",
    name: "Mac",
    idiom: .desktop,
    scale: 2,
    cornerRadius: 0,
    hasHomeIndicator: false,
    portrait: macWindow,
    landscape: macWindow
  )

  private static let macWindow = DisplayGeometry(
    size: Size(width: 1_024, height: 768),
    safeArea: .zero,
    newSafeArea: .zero,
    layoutMargin: 20,
    horizontalSizeClass: .regular,
    verticalSizeClass: .regular
  )
}
