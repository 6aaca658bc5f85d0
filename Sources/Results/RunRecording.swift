/// One run in full, for whoever draws it: every record of its trace, what kept each app awake from when to when, and the
/// conditions of the phone.
///
/// In columns, with each text once: a day of a hundred thousand records is a megabyte, not twenty. Instants are nanoseconds
/// since the phone booted.
public struct RunRecording: Codable, Hashable, Sendable {
    /// All texts, the empty one first; whatever else is a text is a place in here.
    public var strings: [String]
    /// The names of the apps; the first stands for the phone itself.
    public var apps: [String]
    /// The kinds of records, by the number that ``Records/kind`` has.
    public var kinds: [String]
    /// The states of an app, by the number that ``Records/state`` has.
    public var states: [String]
    /// Those that the records cite.
    public var rules: [CitedRule]
    /// What happened, the first thing first.
    public var records: Records
    /// What kept an app awake, one for each assertion.
    public var spans: [AwakeSpan]
    /// What the phone did for an app, whether or not the app ran, in the order in which it began.
    public var errands: [SystemActivitySpan]
    /// What changed about the phone.
    public var conditions: [ConditionChange]
    /// What the wall clock of the phone shows: at first, and from each instant on at which it was set.
    public var clock: [ClockSetting]
    /// What a person saw of the phone; empty where nobody asked for it.
    public var screens: ScreenRecording
    /// When the run ended.
    public var end: Int64

    /// The records of a trace, column by column; all columns have the same length.
    public struct Records: Codable, Hashable, Sendable {
        /// When each happened, in nanoseconds.
        public var instant: [Int64] = []
        /// To which of ``RunRecording/apps``.
        public var app: [Int] = []
        /// The index of each in ``RunRecording/kinds``.
        public var kind: [Int] = []
        /// Which of ``RunRecording/states`` the app had then.
        public var state: [Int] = []
        /// What happened, in a sentence: a place in ``RunRecording/strings``.
        public var text: [Int] = []
        /// Which of ``RunRecording/rules``; -1 for none.
        public var rule: [Int] = []

        public init() {}

        /// How many there are.
        public var count: Int { instant.count }
    }

    /// A recording of nothing.
    public init() {
        strings = [""]
        apps = []
        kinds = []
        states = []
        rules = []
        records = Records()
        spans = []
        errands = []
        conditions = []
        clock = []
        screens = ScreenRecording()
        end = 0
    }
}

/// A rule, as a report has to explain it.
public struct CitedRule: Codable, Hashable, Sendable {
    /// The identifier of the rule, as `task.leak.kill`.
    public var id: String
    public var text: String
    /// How sure it is: `documented`, `observed`.
    public var confidence: [String]
    /// Where it is from.
    public var sources: [Source]
    /// What follows for a developer; nil where that is plain.
    public var advice: String?

    /// Where a rule is from.
    public struct Source: Codable, Hashable, Sendable {
        /// The title of the document.
        public var title: String
        /// Its address; nil where it has none.
        public var url: String?

        /// A source from its parts.
        public init(title: String, url: String?) {
            self.title = title
            self.url = url
        }
    }

    /// A rule from its parts.
    public init(id: String, text: String, confidence: [String], sources: [Source], advice: String?) {
        self.id = id
        self.text = text
        self.confidence = confidence
        self.sources = sources
        self.advice = advice
    }
}

/// How long one assertion kept an app awake.
public struct AwakeSpan: Codable, Hashable, Sendable {
    /// Which of the apps.
    public var app: Int
    /// The number of the assertion, among all of its launch: two may have one name.
    public var number: Int
    /// What kept it awake: a place among the texts.
    public var name: Int
    /// The number of the grant that it belongs to; nil for one of a mode.
    public var grant: Int?
    /// The first record that has it.
    public var first: Int
    /// The first record that has it no more; nil where it lasts to the end.
    public var last: Int?
    /// From which instant on, in nanoseconds.
    public var from: Int64
    /// Up to when; nil where it lasts to the end.
    public var to: Int64?
    /// When it would have ended by itself, or ended the process, as things were last; nil when it would do neither.
    public var deadline: Int64?

    /// A span that has begun.
    public init(app: Int, number: Int, name: Int, grant: Int?, first: Int, from: Int64) {
        self.app = app
        self.number = number
        self.name = name
        self.grant = grant
        self.first = first
        self.from = from
    }
}

/// How long the phone did something for an app.
public struct SystemActivitySpan: Codable, Hashable, Sendable {
    /// Which of the apps.
    public var app: Int
    /// What kind of thing it is, such as `transfer`: a place among the texts.
    public var kind: Int
    /// Which one it is: a place among the texts.
    public var name: Int
    /// From which instant on, in nanoseconds.
    public var from: Int64
    /// Up to when; nil where it lasts to the end.
    public var to: Int64?

    /// A span from its parts.
    public init(app: Int, kind: Int, name: Int, from: Int64, to: Int64?) {
        (self.app, self.kind, self.name, self.from, self.to) = (app, kind, name, from, to)
    }
}

/// Something that is so about the phone from an instant on.
public struct ConditionChange: Codable, Hashable, Sendable {
    /// What: `screen`, `network`, `power`.
    public var name: String
    /// The value that it has from now on.
    public var value: String
    /// From which instant on, in nanoseconds.
    public var instant: Int64

    /// A change from its parts.
    public init(name: String, value: String, instant: Int64) {
        self.name = name
        self.value = value
        self.instant = instant
    }
}

/// What the wall clock of a phone shows from an instant on, until it is set again.
public struct ClockSetting: Codable, Hashable, Sendable {
    /// From which instant on, in nanoseconds.
    public var instant: Int64
    /// What it shows at that instant, in milliseconds since 1970.
    public var date: Int64
    /// The identifier of its time zone: `Europe/Berlin`.
    public var zone: String

    /// A setting from its parts.
    public init(instant: Int64, date: Int64, zone: String) {
        self.instant = instant
        self.date = date
        self.zone = zone
    }
}
