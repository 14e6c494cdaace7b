/// The place in a test at which an issue is reported.
struct Origin {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
