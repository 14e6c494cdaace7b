import Observation

/// The settings of the app, and the account to which they belong.
@MainActor
@Observable
public final class AppSettings {
  /// The appearance of the app.
  public enum Appearance: String, CaseIterable, Sendable {
    case system = "System"
    case light = "Light"
    case dark = "Dark"
  }

  /// The sounds to choose from.
  public static let sounds = ["Note", "Chime", "Bell", "None"]

  /// The name of the customer.
  public var name = "Ann Walker"

  /// The address that messages are sent to.
  public var email = "ann@example.com"

  /// Whether there are any notifications.
  public var allowsNotifications = true

  /// The sound of a notification.
  public var sound = "Note"

  /// The volume, from 0 to 1.
  public var volume = 0.5

  /// The number of repetitions of a reminder.
  public var repetitions = 2

  /// The time of the daily summary.
  public var summaryTime = "08:00"

  /// The appearance of the app.
  public var appearance = Appearance.system

  /// Whether pages are kept for reading offline.
  public var keepsPages = false

  /// The megabytes that these pages take.
  public private(set) var megabytesKept = 48

  /// Whether there is a customer.
  public private(set) var isSignedIn = true

  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates settings that are changed on a server, which takes its time on `clock`.
  public init(clock: any Clock<Duration>) { self.clock = clock }

  /// Saves everything, which takes a second.
  public func save() async {
    try? await clock.sleep(for: .seconds(1))
  }

  /// Deletes all kept pages.
  public func deletePages() { megabytesKept = 0 }

  /// Signs the customer out.
  public func signOut() { isSignedIn = false }
}
