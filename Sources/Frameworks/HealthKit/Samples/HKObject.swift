import SimulatedFoundation
import VigilWorkout

/// Something that is kept about somebody's health.
open class HKObject: NSObject, @unchecked Sendable {
    /// Tells it from all others; of one that was not saved, what the app made it with.
    open private(set) var uuid: UUID
    /// What was written beside it; nil for nothing.
    open private(set) var metadata: [String: Any]?
    open private(set) var sourceRevision: HKSourceRevision
    /// What measured it; nil, since nothing is known of that here.
    open private(set) var device: HKDevice?

    open var source: HKSource { sourceRevision.source }

    init(_ metadata: [String: Any]?, device: HKDevice?) {
        (uuid, self.metadata, self.device) = (UUID(), metadata, device)
        sourceRevision = HKSourceRevision(source: .default(), version: nil)
        super.init()
    }

    init(_ sample: HealthSample) {
        uuid = sample.id
        metadata = sample.notes.isEmpty ? nil : sample.notes.mapValues(\.value)
        sourceRevision = HKSourceRevision(source: HKSource(sample.source), version: nil)
        super.init()
    }

    var notes: [String: HealthSample.Note] { HealthSample.Note.all(metadata) }
}

/// Where health data comes from: an app or a device.
open class HKSource: NSObject, @unchecked Sendable {
    /// The bundle identifier of an app; what a scenario calls the source of anything else.
    public let bundleIdentifier: String
    /// The name, which is the same here.
    open var name: String { bundleIdentifier }

    init(_ identifier: String) {
        bundleIdentifier = identifier
        super.init()
    }

    open class func `default`() -> HKSource {
        HKSource(SimulatedApp.process(for: "HKSource.default()").app.manifest.bundleIdentifier)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }

    open override var hash: Int { bundleIdentifier.hashValue }
}

/// A source, and its version. From iOS 9.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    /// Where the data comes from.
    public let source: HKSource
    /// Its version; nil where it is not known.
    public let version: String?

    /// Where data comes from, as the app says it.
    public init(source: HKSource, version: String?) {
        (self.source, self.version) = (source, version)
        super.init()
    }
}

/// What measures. Kept with what an app makes until that is saved. From iOS 9.
open class HKDevice: NSObject, @unchecked Sendable {
    /// What the user calls it.
    public let name: String?
    public let manufacturer: String?
    public let model: String?

    /// A device from what is known of it.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        super.init()
    }

    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// Something that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// What told it from all others.
    public let uuid: UUID

    init(_ sample: HealthSample) {
        uuid = sample.id
        super.init()
    }
}

extension HealthSample.Note {
    var value: Any {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .date(let date): date
        }
    }

    static func all(_ metadata: [String: Any]?) -> [String: HealthSample.Note] {
        (metadata ?? [:]).compactMapValues { value in
            switch value {
            case let text as String: .text(text)
            case let date as Date: .date(date)
            case let flag as Bool: .number(flag ? 1 : 0)
            case let number as Int: .number(Double(number))
            case let number as Double: .number(number)
            default: unkept(value)
            }
        }
    }

    private static func unkept(_ value: Any) -> HealthSample.Note? {
        SimulatedApp.notSimulated("metadata of \(type(of: value))", "texts, numbers and dates are kept, and no more")
        return nil
    }
}
