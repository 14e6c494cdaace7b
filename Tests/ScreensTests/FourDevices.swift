import Snapshot

extension Variations {
  /// Two phones and two tablets, each of which has room for something else.
  static let fourDevices = Variations(
    devices: [.iPhone15, .iPhoneSE3, .iPadMiniA17, .iPadPro13M4]
  )
}
