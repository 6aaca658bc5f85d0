import BackgroundRuntime

/// Several calls at once, of one app, of several, or of the phone itself (iOS 10 and later).
extension VoIPRules {
    /// The rules of several calls.
    package static let calls: [Rule] = [
        callAnswerSecond, callAnswerThird, callGroups, callHolding, callResume, callStaysHeld, callObserver,
    ]

    package static let callObserver = Rule(
        "voip.call.observer", .from(.iOS(10)),
        """
        An observer of calls is told of every call of the phone, of other apps and of the phone itself as well; in an app \
        that is suspended it hears of them when the app runs again.
        """,
        confidence: .observed, .choice, sources: "CX-OBSERVER", "LOG-AUDIOLAB94", "LOG-PHONESTATE28")

    package static let callAnswerSecond = Rule(
        "voip.call.answer-second", .from(.iOS(10)),
        """
        Who answers a call while another goes on chooses Hold & Accept or End & Accept: the provider of the call that goes \
        on is asked to hold or end it, and then that of the new one to answer. It is the same across apps and with a call \
        of the phone, and for a call that is dialled or taken up. A session of audio stays active where both calls are of \
        one app.
        """,
        confidence: .observed, .choice, sources: "CX-HELD", "LOG-794277", "LOG-715488", "LOG-VIALER113")

    package static let callAnswerThird = Rule(
        "voip.call.answer-third", .from(.iOS(10)),
        """
        With one call active, one held and no room for more, a further one is answered with End & Accept, which ends the \
        active call, or End Held & Accept, which ends the held call and holds the active one.
        """,
        confidence: .observed, sources: "LOG-794277")

    package static let callGroups = Rule(
        "voip.call.groups", .from(.iOS(10)),
        """
        A provider has no more calls at once, held ones included, than maximumCallGroups: Hold & Accept is not offered for \
        one more, and more are not dialled.
        """,
        confidence: .observed, .choice, sources: "CX-CONFIG", "LOG-CKINCOMING119",
        advice: "Set maximumCallGroups to the number of calls that the app can hold at once.")

    package static let callHolding = Rule(
        "voip.call.holding", .from(.iOS(10)),
        """
        A call whose update says that it does not support holding is not held: it is ended where another would be held, \
        although a report of iOS 15 says that Hold & Accept is offered all the same.
        """,
        confidence: .documented, .choice, sources: "CX-UPDATE", "LOG-CKINCOMING119")

    package static let callResume = Rule(
        "voip.call.resume", .from(.iOS(10)),
        """
        When the user ends the call that is active, the only one that is held is taken up again: its provider is asked to \
        end the hold, and its session of audio is activated.
        """,
        confidence: .observed, .choice, sources: "LOG-715488", "DTS-749202")

    package static let callStaysHeld = Rule(
        "voip.call.stays-held", .from(.iOS(10)),
        """
        When the other side ends the call that is active, one that is held stays held, so that nobody is overheard by \
        mistake. A hold that its app then ends by itself brings no sound back; what the user takes up on the system's \
        screen has it.
        """,
        confidence: .engineer, .observed, sources: "DTS-749202", "LOG-715488", "LOG-TWILIO152",
        advice: "Let the user take the call up again, and begin with sound in provider(_:didActivate:).")
}
