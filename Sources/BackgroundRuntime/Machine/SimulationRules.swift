/// The rules of the simulation itself: what leaves it, and what it cannot keep apart. No phone has them.
public enum SimulationRules {
    /// What no phone has: found where an app's code leaves the simulation, hangs, or shares what each launch has alone.
    public static let all: [Rule] = [
        escapeThreads, escapeTimers, escapeClocks, escapeNetwork, escapeFiles, escapePrograms, escapeMachine,
        escapeTasks,
        hangDeadlock, hangWait, hangContinuation, hangSpin, timeEnd, staticsTaken, staticsUnknown, leftOut, leftOutEnd,
        screenUnread,
    ]

    /// Those by which an app is told of as incomplete.
    static let ofWhatIsMissing = [leftOut, leftOutEnd, screenUnread]

    /// Code that does not compile here.
    public static let leftOut = Rule(
        "app.left-out", .all,
        """
        Code of the app that does not compile here is left out: a note says so when it would have run, and nothing \
        comes of it.
        """,
        confidence: .choice, advice: "vigil doctor says what is missing, and what would do.")

    /// Code that does not compile here, and that the app needs a value of.
    public static let leftOutEnd = Rule(
        "sim.left-out", .all,
        "Where an app needs a value of code that does not compile here, no value is made up: the app ends there.",
        confidence: .choice,
        advice: "Write what is missing in iOSSources.swift, or leave out what asks for it with #if.")

    /// A first screen that is not there.
    public static let screenUnread = Rule(
        "app.screen-unread", .all,
        """
        An app that was in front with nothing on its screen is a shell of which nothing can be said: its first screen lies in a \
        storyboard which is not among its files, its scene or its window has nothing in it, or what would have filled it is \
        left out.
        """,
        confidence: .choice,
        advice: """
            Put the storyboard into the folder of the app's Info.plist, or below it, as vigil new --from does; vigil doctor says \
            what is left out, and what would do.
            """)

    /// Whether nothing is sure any more once a rule had to be applied, so that a run fails at it that does not expect it: that of
    /// a broken module, and that of an app of which nothing is to be seen.
    package static func makesUnsure(_ rule: Rule?) -> Bool { rule == ModeRules.moduleFault || rule == screenUnread }

    /// Code on threads of the computer.
    public static let escapeThreads = Rule(
        "sim.escape.threads", .all,
        """
        Code that an app gives to a thread or queue of the computer runs past the simulation, at an instant that no two runs \
        agree on.
        """,
        confidence: .choice,
        advice: """
            Import UIKit, or the simulated Foundation, where the code is made: then the threads and queues are the phone's.
            """)

    /// Timers of the computer.
    public static let escapeTimers = Rule(
        "sim.escape.timers", .all, "A timer of the computer does not fire on the phone's time.", confidence: .choice,
        advice: "Import UIKit, or the simulated Foundation, where the timer is made.")

    /// Clocks of the computer.
    public static let escapeClocks = Rule(
        "sim.escape.clocks", .all, "A file in which the computer tells its time does not show the phone's.",
        confidence: .choice, advice: "Read a clock by clock_gettime, or by Foundation.")

    public static let escapeNetwork = Rule(
        "sim.escape.network", .all,
        "What comes from the computer's network is no part of the simulation, and no two runs need be the same.",
        confidence: .choice, advice: "Put something that answers by itself in the place of the server.")

    /// Files of the computer.
    public static let escapeFiles = Rule(
        "sim.escape.files", .all, "An app of a phone changes files in its containers only.", confidence: .documented,
        sources: "FSPG", advice: "Write below NSHomeDirectory().")

    /// Programs of the computer.
    public static let escapePrograms = Rule(
        "sim.escape.programs", .all, "An app of a phone starts no other program; here the call fails with EPERM.",
        confidence: .engineer, .choice, sources: "DTS-747499")

    /// Other processes, and the computer itself.
    public static let escapeMachine = Rule(
        "sim.escape.machine", .all,
        "An app of a phone changes no other process and no setting of its computer; here the call fails with EPERM.",
        confidence: .engineer, .choice, sources: "DTS-747499")

    /// Tasks that something else resumes.
    public static let escapeTasks = Rule(
        "sim.escape.tasks", .all,
        """
        A task of an app that something outside of its process resumes goes on in the process, at an instant that the \
        simulation does not decide.
        """,
        confidence: .choice, advice: "Let the app's own code resume it, called by `onMainThread` for example.")

    /// Threads that wait for one another.
    public static let hangDeadlock = Rule(
        "sim.hang.deadlock", .all, "Threads that wait for one another are found when the last of them begins to wait.",
        confidence: .choice)

    /// Threads that wait at the end of a run.
    public static let hangWait = Rule(
        "sim.hang.wait", .all, "A thread that still waits for another at the end of a run is found then.",
        confidence: .choice)

    /// Tasks that nobody resumes.
    public static let hangContinuation = Rule(
        "sim.hang.continuation", .all,
        """
        A task whose checked continuation goes without being resumed waits for ever: Swift says so on a phone, too, in its \
        log, and here it is found at that instant.
        """,
        confidence: .choice,
        advice: "Call resume() once on each way, also where a handler is dropped or an error ends the work.")

    public static let hangSpin = Rule(
        "sim.hang.spin", .all, "An app that asks for turn after turn at one instant, without end, is ended.",
        confidence: .choice)

    /// Time that is longer than a phone's.
    public static let timeEnd = Rule(
        "sim.time.end", .all, "A simulated phone runs for a century: whatever is later never happens.",
        confidence: .choice, advice: "Let the run end before; what repeats has shown itself by then.")

    /// A phone outlives its turn with the statics.
    public static let staticsTaken = Rule(
        "sim.statics.taken", .all,
        """
        A phone that was made in a test with .ownStatics has no static variables of its own any more when the test is over.
        """,
        confidence: .choice, advice: "Let the phone end with its test.")

    /// A program without symbols.
    public static let staticsUnknown = Rule(
        "sim.statics.unknown", .all,
        """
        In a program whose file cannot be read, or has no symbols, launches and phones share the static variables of \
        an app.
        """,
        confidence: .choice, advice: "Do not strip the program; build it without -s.")
}
