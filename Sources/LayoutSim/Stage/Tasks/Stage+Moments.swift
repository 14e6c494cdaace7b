/// A moment for which code waits.
enum StageMoment {
  /// The end of a transition in seconds of the stage, which comes after `delay`.
  case end(Double, delay: Duration)

  /// A moment of the clock, which comes after `delay`.
  case time(StageClock.Instant, delay: Duration)

  var delay: Duration {
    switch self {
    case .end(_, let delay), .time(_, let delay): delay
    }
  }
}

extension Stage {
  /// The next moment for which code could wait; `nil` if nothing moves and nothing sleeps.
  var nextMoment: StageMoment? {
    let end = time.timeline.nextEnd.map { end in
      StageMoment.end(end, delay: Duration(roundingSeconds: end - now))
    }
    let wake = clock.nextDeadline().map { deadline in
      StageMoment.time(deadline, delay: clock.now.duration(to: deadline))
    }
    guard let end, let wake else { return end ?? wake }
    return end.delay <= wake.delay ? end : wake
  }

  /// Lets time pass until `moment`; code that sleeps is not woken.
  func pass(to moment: StageMoment) {
    switch moment {
    case .end(let end, let delay):
      time.timeline.advance(by: end - now)
      clock.advance(to: clock.now.advanced(by: delay))
    case .time(let instant, let delay):
      time.timeline.advance(by: delay.seconds)
      clock.advance(to: instant)
    }
    endMoment()
  }
}

extension Duration {
  /// The duration of `seconds`, rounded to nanoseconds; zero if that is not a positive, finite number.
  init(roundingSeconds seconds: Double) {
    guard seconds > 0, seconds.isFinite else {
      self = .zero
      return
    }
    self = .nanoseconds(Int64((min(seconds, 9e9) * 1e9).rounded()))
  }

  /// The number of seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
