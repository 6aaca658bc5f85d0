import ActivityKit
import SimulatedFoundation
import SwiftUI

/// What an app adds to an alarm for its widget.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// What an alarm shows, and what its widget knows of it. From iOS 26.
public struct AlarmAttributes<Metadata>: ActivityAttributes, Sendable where Metadata: AlarmMetadata {
    /// What the widget is told as the alarm changes.
    public typealias ContentState = AlarmPresentationState

    /// What the alarm shows.
    public var presentation: AlarmPresentation
    /// What the app adds; nil for nothing.
    public var metadata: Metadata?
    /// The colour of the alarm, which is not drawn here.
    public var tintColor: Color

    /// What an alarm shows, in its colour, and what the app adds.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        SimulatedApp.require(.alarmValues)
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }
}

extension AlarmAttributes {
    private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

    /// Attributes as ``encode(to:)`` wrote them.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            presentation: try values.decode(AlarmPresentation.self, forKey: .presentation),
            metadata: try values.decodeIfPresent(Metadata.self, forKey: .metadata),
            tintColor: Color(try values.decode(String.self, forKey: .tintColor)))
    }

    /// Writes the attributes, the colour by name.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(presentation, forKey: .presentation)
        try values.encodeIfPresent(metadata, forKey: .metadata)
        try values.encode(tintColor.name, forKey: .tintColor)
    }
}
