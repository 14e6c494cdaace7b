/// `value` to two decimals at most, without trailing zeros: the same on every machine.
func shortNumber(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let sign = hundredths < 0 ? "-" : ""
  let whole = hundredths.magnitude / 100
  let rest = hundredths.magnitude % 100
  if rest == 0 { return "\(sign)\(whole)" }
  let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
  return "\(sign)\(whole).\(digits)"
}
