import BackgroundRuntime
import VigilResults

/// Keeps what a person sees of a phone, for the page of its run. A phone has one where somebody asks for a page before
/// anything happens: all others pay nothing.
final class ScreenRecorder {
    /// How many things of a picture are kept: several screens full.
    private static let mostElements = 300

    private unowned let device: Device
    private(set) var recording = ScreenRecording()
    private var elements: [ShownElement: Int] = [:]
    private var pictures: [ScreenPicture: Int] = [:]

    private init(of device: Device) {
        self.device = device
        device.onTouch = { [unowned self] app, sight in note(sight, of: app) }
    }

    /// Has what is seen of a phone be kept from now on.
    static func begin(on device: Device) { _ = device.storage.object { ScreenRecorder(of: device) } }

    /// That of a phone; nil where none was asked for.
    static func of(_ device: Device) -> ScreenRecorder? { device.storage.existing(ScreenRecorder.self) }

    /// Looks at the phone. Called when everything of an instant has happened: what came and went within one, nobody saw.
    func look() {
        var sighting = sighting()
        if let app = device.frontmost, device.isSeen(app) {
            // While its main thread is busy, what was there stays.
            let last = recording.sights.last { $0.touched == nil }
            sighting.picture = last.flatMap { $0.app == sighting.app ? $0.picture : nil }
            if let sight = device.sight(of: app) { fill(&sighting, sight) }
            sighting.cover = device.coverOfScreen ?? ""
        }
        add(sighting)
    }

    /// A finger touches something of an app.
    private func note(_ sight: ScreenSight, of app: InstalledApp) {
        var sighting = sighting()
        fill(&sighting, sight)
        let touched = sight.alert.map { [$0] } ?? sight.elements
        sighting.touched = sight.touched.flatMap { ScreenRecorder.place(of: $0, in: touched) }
        if let place = sighting.touched, place >= ScreenRecorder.mostElements { sighting.touched = nil }
        add(sighting)
    }

    private func sighting() -> ScreenSighting {
        var sighting = ScreenSighting(at: device.now.nanoseconds, after: device.trace.records.endIndex - 1)
        sighting.app = device.frontmost.flatMap { device.trace.appNames.firstIndex(of: $0.name) } ?? 0
        sighting.signs = device.statusBarSigns
        return sighting
    }

    private func fill(_ sighting: inout ScreenSighting, _ sight: ScreenSight) {
        sighting.picture = picture(of: sight.elements)
        sighting.alert = sight.alert.map { picture(of: [$0]) }
    }

    /// Adds what is seen, unless it is what was seen before.
    private func add(_ sighting: ScreenSighting) {
        if var last = recording.sights.last {
            (last.instant, last.record) = (sighting.instant, sighting.record)
            guard last != sighting else { return }
        }
        recording.sights.append(sighting)
    }

    private func picture(of screen: [ScreenElement]) -> Int {
        var shown: [Int] = []
        var count = 0
        func look(_ elements: [ScreenElement], _ depth: Int) {
            for element in elements {
                count += 1
                if shown.count < ScreenRecorder.mostElements { shown.append(place(of: ShownElement(element, depth))) }
                look(element.children, depth + 1)
            }
        }
        look(screen, 0)
        let picture = ScreenPicture(shown, rest: count - shown.count)
        if let known = pictures[picture] { return known }
        pictures[picture] = recording.pictures.count
        recording.pictures.append(picture)
        return recording.pictures.count - 1
    }

    private func place(of element: ShownElement) -> Int {
        if let known = elements[element] { return known }
        elements[element] = recording.elements.count
        recording.elements.append(element)
        return recording.elements.count - 1
    }

    /// How many things come before one, each before what is in it; nil where there is none at the end of the way.
    private static func place(of steps: [Int], in screen: [ScreenElement]) -> Int? {
        guard let step = steps.first, screen.indices.contains(step) else { return nil }
        let before = screen[..<step].reduce(0) { $0 + $1.count }
        let rest = steps.dropFirst()
        guard !rest.isEmpty else { return before }
        return place(of: Array(rest), in: screen[step].children).map { before + 1 + $0 }
    }
}

extension ScreenElement {
    /// It and all in it.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension ShownElement {
    fileprivate init(_ element: ScreenElement, _ depth: Int) {
        self.init(element.role.rawValue, depth: depth)
        (label, identifier) = (element.label ?? "", element.identifier ?? "")
        (value, placeholder) = (element.value ?? "", element.placeholder ?? "")
        if !element.isEnabled { marks.insert(.disabled) }
        if element.isSelected { marks.insert(.selected) }
        if element.hasFocus { marks.insert(.focused) }
        if element.goesBack { marks.insert(.back) }
        if element.take != nil { marks.insert(.touchable) }
    }
}
