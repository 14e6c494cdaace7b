import LayoutSim
import Observation

/// A model that announces its changes as a whole.
///
/// It stands for Combine's `ObservableObject`: elements that have read a published value are evaluated again after each announcement,
/// whatever has changed.
public protocol AnnouncingModel: AnyObject, Observable {
  /// Announces that something is about to change.
  var objectWillChange: ModelAnnouncement { get }
}

/// The announcements of a model.
///
/// It stands for Combine's `ObservableObjectPublisher`.
public final class ModelAnnouncement: ValueStream, Observable {
  private let registrar = ObservationRegistrar()
  private let sender = ValueSender<Void, Never>()

  /// The streams that set properties of the model.
  var links: [StreamLink] = []

  // The only observed property.
  private var state: Bool { false }

  /// Creates announcements.
  public init() {}

  /// Announces that something is about to change.
  public func send() {
    sender.send()
    registrar.withMutation(of: self, keyPath: \.state) {}
  }

  /// Calls `receive` with each announcement.
  public func subscribe(_ receive: @escaping (StreamEvent<Void, Never>) -> Void) -> StreamLink {
    sender.subscribe(receive)
  }

  /// Records that the model was read.
  func access() { registrar.access(self, keyPath: \.state) }
}

/// A value of a model that announces its changes.
///
/// It stands for Combine's `@Published`; `$value` is a stream of the present and each later value.
@propertyWrapper
public struct PublishedValue<Value> {
  private let holder: ValueHolder<Value, Never>

  /// Creates a value.
  public init(wrappedValue: Value) { holder = ValueHolder(wrappedValue) }

  /// Creates a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Is never called: the value belongs to a model.
  @available(*, unavailable, message: "a published value is a member of a class")
  public var wrappedValue: Value {
    get { holder.value }
    set { holder.value = newValue }
  }

  /// The present and each later value.
  public var projectedValue: AnyValueStream<Value, Never> { AnyValueStream(holder) }

  /// The value of a model.
  public static subscript<Model: AnnouncingModel>(
    _enclosingInstance model: Model,
    wrapped value: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, PublishedValue>
  ) -> Value {
    get {
      model.objectWillChange.access()
      return model[keyPath: storage].holder.value
    }
    set {
      model.objectWillChange.send()
      model[keyPath: storage].holder.value = newValue
    }
  }
}
