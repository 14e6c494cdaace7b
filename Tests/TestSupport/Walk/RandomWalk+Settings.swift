import FlowEngine
import LayoutSim

extension RandomWalk {
  /// Changes something about the device in the user's hands.
  func changeSettings() {
    var traits = stage.traits
    switch numbers.next(below: 8) {
    case 0, 1: traits.orientation = traits.orientation == .portrait ? .landscape : .portrait
    case 2: traits.typeSize = numbers.pick(TypeSize.allCases)
    case 3: traits.keyboard = traits.keyboard == .shown ? .hidden : .shown
    case 4: traits.direction = numbers.pick(WritingDirection.allCases)
    case 5: traits.platform = numbers.pick(PlatformProfile.allCases)
    case 6: traits.device = numbers.pick(Self.devices)
    default:
      traits.scheme = numbers.pick(InkScheme.allCases)
      traits.reducesMotion.toggle()
    }
    note(
      "hold \(traits.device.id) \(traits.orientation), \(traits.platform), type \(traits.typeSize), "
        + "keyboard \(traits.keyboard), \(traits.direction)"
    )
    stage.traits = traits
  }

  private static let devices: [Device] = [
    .iPhoneSE1, .iPhoneSE3, .iPhone13Mini, .iPhone15, .iPhone16ProMax, .iPhoneAir, .iPadMiniA17,
    .iPadPro13M4,
  ]
}
