/// The place in a test at which something is reported.
struct Origin {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
