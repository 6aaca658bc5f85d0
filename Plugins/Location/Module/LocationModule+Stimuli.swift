import BackgroundRuntime

// What can happen to the phone.

extension LocationModule {
    static let stimuli = [move, track, drive, loop, stay, authorize, accuracy]

    private static let latitude = Parameter.optional("latitude", degreesNorth, "degrees north")
    private static let longitude = Parameter.optional("longitude", degreesEast, "degrees east")
    static let degreesNorth = Parameter.Kind.numberIn(.numbers(-90...90))
    static let degreesEast = Parameter.Kind.numberIn(.numbers(-180...180))
    static let positive = Parameter.Kind.numberIn(.numbers(above: 0))
    private static let course = Parameter.optional("course", .number, "degrees clockwise from north; 0 by default")
    private static let every = Parameter.optional("every", .interval, "time between two positions; 10 s by default")
    private static let speed = Parameter.required("speed", positive, "metres a second")

    private static let move = Stimulus(
        "location.move", "The phone is somewhere else: at a latitude and longitude, or so many metres further.",
        parameters: [
            latitude, longitude, .optional("metres", .number, "how far from where it is"), course,
            .optional("accuracy", .number, "radius of uncertainty in metres; 5 by default"),
        ]
    ) { device, _, arguments in
        let place = try target(arguments, from: device.location.position.coordinate)
        device.location.move(to: place, accuracy: arguments.number("accuracy") ?? 5)
    }

    private static let track = Stimulus(
        "location.track", "Plays a GPX file: the phone goes where it says, when it says; the last position holds.",
        parameters: [.required("file", .file, "the GPX file")]
    ) { device, _, arguments in
        do {
            device.location.play(try GPXFile.read(path: arguments.requiredText("file")))
        } catch {
            throw StimulusError("\(error)")
        }
    }

    private static let drive = Stimulus(
        "location.drive", "The phone goes straight on for a while.",
        parameters: [speed, course, .optional("duration", .duration, "how long; 10 minutes by default"), every]
    ) { device, _, arguments in
        device.location.drive(
            speed: arguments.requiredNumber("speed"), course: arguments.number("course") ?? 0,
            for: arguments.duration("duration") ?? .seconds(600), every: arguments.duration("every") ?? Track.interval)
    }

    private static let loop = Stimulus(
        "location.loop", "The phone goes round a circle once, back to where it is.",
        parameters: [speed, .required("radius", positive, "metres"), every]
    ) { device, _, arguments in
        device.location.play(
            .loop(
                from: device.location.position.coordinate,
                radius: arguments.requiredNumber("radius"),
                speed: arguments.requiredNumber("speed"),
                every: arguments.duration("every") ?? Track.interval))
    }

    private static let stay = Stimulus("location.stay", "The phone stays where it is; a track that is played ends.") {
        device, _, _ in
        device.location.stay()
    }

    private static let authorize = Stimulus(
        "location.authorize", "The user answers the prompt of the app, or changes its right in Settings.",
        parameters: [
            .required("answer", .choice(AuthorizationChoice.allCases.map(\.rawValue)), "what the user chooses")
        ]
    ) { device, app, arguments in
        let text = arguments.requiredText("answer")
        guard let choice = AuthorizationChoice(rawValue: text) else {
            throw StimulusError("unknown answer \"\(text)\"")
        }
        try device.location.authorize(app, choice)
    }

    private static let accuracy = Stimulus(
        "location.accuracy",
        "The user lets the app have exact positions, or approximate ones only (iOS 14): in its prompt, or in Settings.",
        parameters: [.required("is", .choice(["full", "reduced"]), "what the app gets")]
    ) { device, app, arguments in
        try device.location.allowExactPositions(arguments.requiredText("is") == "full", for: app)
    }

    /// The place that a move names.
    private static func target(_ arguments: Arguments, from position: Coordinate) throws -> Coordinate {
        switch (arguments.number("latitude"), arguments.number("longitude"), arguments.number("metres")) {
        case (let latitude?, let longitude?, nil):
            return Coordinate(latitude: latitude, longitude: longitude)
        case (nil, nil, let metres?):
            return position.moved(by: metres, course: arguments.number("course") ?? 0)
        default:
            throw StimulusError("give latitude and longitude, or metres with a course")
        }
    }

    /// The place that the arguments name, or where `here` is.
    static func place(_ arguments: Arguments, _ here: Coordinate) -> Coordinate {
        Coordinate(
            latitude: arguments.number("latitude") ?? here.latitude,
            longitude: arguments.number("longitude") ?? here.longitude)
    }
}
