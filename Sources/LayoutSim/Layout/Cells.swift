/// A fixed number of values that their owner frees.
///
/// The solver reads and writes them many times for each box. A stored array of a class would be
/// checked for exclusive access each time, which took a tenth of all layout.
struct Cells<Value> {
  private let values: UnsafeMutableBufferPointer<Value>

  /// `count` cells that hold `value`.
  init(repeating value: Value, count: Int) {
    values = .allocate(capacity: count)
    values.initialize(repeating: value)
  }

  subscript(index: Int) -> Value {
    get { values[index] }
    nonmutating _modify { yield &values[index] }
  }

  /// Gives the memory back; the cells may not be used afterwards.
  func free() {
    values.deinitialize()
    values.deallocate()
  }
}
