/// Casts a stored value to the type that its key knows and its storage does not.
func erased<Value>(_ value: Any, as type: Value.Type = Value.self) -> Value {
  guard let typed = value as? Value else {
    preconditionFailure("\(value) was kept under a key of \(type)")
  }
  return typed
}
