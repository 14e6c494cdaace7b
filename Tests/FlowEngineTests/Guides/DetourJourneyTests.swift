import Testing

@testable import FlowEngine

/// Guides: detours.
@MainActor
struct DetourJourneyTests {
  private let app: AppCoordinator
  private let main: MainTabCoordinator
  private let guide: LoggedIn

  init() throws {
    guide = try LoggedIn()
    app = guide.app
    main = guide.main
  }

  private static let failure =
    "[Red Green Blue Yellow *Purple*] purple > Unlock.enterCode > Unlock.failure"

  private func fail() {
    guide.visit(UnlockRoute.enterCode, UnlockRoute.loading, UnlockRoute.failure)
  }

  @Test("From a failed unlock to the profile's settings, and back to the failure")
  func profileSettings() {
    fail()
    #expect(app.presentDetour(ProfileCoordinator(), presenting: .settings))
    #expect(app.picture == "\(Self.failure) | cover Profile: profile > settings")
    app.visibleCoordinator.pop()
    app.visibleCoordinator.pop()
    #expect(app.picture == Self.failure)
  }

  @Test("Without a detour the same move leaves nothing of the unlocking")
  func withoutDetour() {
    fail()
    main.purple.unlock.navigate(to: RedRoute.lightRed)
    #expect(main.purple.flattenedPath.map(\.route.identifier) == ["purple"])
  }

  @Test("A message comes over everything, and everything is there after it")
  func message() {
    guide.visit(UnlockRoute.enterCode, UnlockRoute.loading, PurpleRoute.darkPurple)
    let before = app.picture
    let message = MessageCoordinator(root: .message)
    #expect(main.presentDetour(message, presenting: .message))
    #expect(app.picture == "\(before) | cover Message: message")
    message.pop()
    #expect(app.picture == before)
  }

  @Test("A message is answered in the detour, and back leads to the message first")
  func reply() {
    main.presentDetour(MessageCoordinator(root: .message), presenting: .message)
    guide.visit(MessageRoute.reply)
    #expect(
      app.picture == "[*Red* Green Blue Yellow Purple] red | cover Message: message > reply"
    )
    app.visibleCoordinator.pop()
    #expect(app.visibleRoute.identifier == "message")
  }

  @Test("From a message to another tab the message goes by itself")
  func crossFlow() {
    fail()
    main.presentDetour(MessageCoordinator(root: .message), presenting: .message)
    guide.visit(GreenRoute.lightGreen)
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
    #expect(main.router.state.detour == nil)
  }

  @Test("From a message to the screen that it covers only the message goes")
  func screenBelow() {
    fail()
    let message = MessageCoordinator(root: .message)
    main.presentDetour(message, presenting: .message)
    #expect(message.navigate(to: UnlockRoute.failure))
    #expect(app.picture == Self.failure)
  }

  // B96: the guides allow one level of detours.
  @Test("A message during the onboarding comes over it, and the onboarding continues after it")
  func nested() {
    main.presentDetour(OnboardingCoordinator(), presenting: .welcome)
    main.presentDetour(MessageCoordinator(root: .message), presenting: .message)
    #expect(
      app.picture == """
        [*Red* Green Blue Yellow Purple] red | cover Onboarding: welcome | cover Message: message
        """
    )
    app.visibleCoordinator.pop()
    #expect(app.visibleRoute.identifier == "welcome")
  }

  @Test("From a message over the onboarding to a tab both go")
  func nestedCrossFlow() {
    main.presentDetour(OnboardingCoordinator(), presenting: .welcome)
    main.presentDetour(MessageCoordinator(root: .message), presenting: .message)
    guide.visit(BlueRoute.lightBlue)
    #expect(app.picture == "[Red Green *Blue* Yellow Purple] blue > lightBlue")
  }

  @Test("The onboarding pushes the profile's steps on its own stack")
  func onboardingSteps() {
    main.presentDetour(OnboardingCoordinator(), presenting: .welcome)
    guide.visit(ProfileSetupRoute.step1, ProfileSetupRoute.step2, ProfileSetupRoute.step3)
    #expect(
      app.picture == """
        [*Red* Green Blue Yellow Purple] red | cover Onboarding: welcome > ProfileSetup.step1 \
        > ProfileSetup.step2 > ProfileSetup.step3
        """
    )
  }

  @Test("The onboarding presents a sheet of its own, with a screen pushed in it")
  func onboardingModal() {
    main.presentDetour(OnboardingCoordinator(), presenting: .welcome)
    guide.visit(OnboardingRoute.permissions, OnboardingRoute.preferences)
    #expect(
      app.picture == """
        [*Red* Green Blue Yellow Purple] red | cover Onboarding: welcome \
        | sheet NotificationSetup: permissions > preferences
        """
    )
  }

  @Test("Back through the whole onboarding ends where it interrupted")
  func onboardingBack() {
    guide.visit(RedRoute.lightRed)
    main.presentDetour(OnboardingCoordinator(), presenting: .welcome)
    guide.visit(ProfileSetupRoute.step2, OnboardingRoute.preferences)
    var visible: [String] = []
    for _ in 0..<6 {
      visible.append(app.visibleRoute.identifier)
      app.visibleCoordinator.pop()
    }
    #expect(visible == ["preferences", "permissions", "step2", "step1", "welcome", "lightRed"])
  }

  @Test("A detour that a pushed child presents covers it and leaves it as it is")
  func fromChild() {
    guide.visit(RainbowRoute.orange)
    let before = app.picture
    main.red.rainbow.presentDetour(ProfileCoordinator(), presenting: .profile)
    #expect(app.picture == "\(before) | cover Profile: profile")
    app.visibleCoordinator.pop()
    #expect(app.picture == before)
  }

  @Test("A detour in a modal lies over the modal")
  func fromModal() {
    guide.visit(RedRoute.info)
    main.red.infoModal.presentDetour(ProfileCoordinator(), presenting: .profile)
    #expect(
      app.picture
        == "[*Red* Green Blue Yellow Purple] red | sheet RedModal: info | cover Profile: profile"
    )
  }

  @Test("Logging out in a detour shows the login screen and nothing over it")
  func logout() {
    app.presentDetour(ProfileCoordinator(), presenting: .settings)
    guide.visit(AppRoute.login)
    #expect(app.picture == "login")
  }

  @Test("A detour never comes by navigating: before it is presented no coordinator takes its route")
  func neverByNavigating() {
    #expect(!app.navigate(to: ProfileRoute.settings))
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
  }
}
