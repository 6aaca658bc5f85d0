import SimulatedFoundation
import SwiftUI

/// How a button of an alarm looks. It is not drawn here.
public struct AlarmButton: Sendable {
    /// What stands on it.
    public var text: LocalizedStringResource
    /// What the text is drawn in on a phone.
    public var textColor: Color
    /// The symbol on it.
    public var systemImageName: String

    /// A button with a text and a symbol.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        SimulatedApp.require(.alarmValues)
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }
}

extension AlarmButton: Codable {
    private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

    /// A button as ``encode(to:)`` wrote it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try values.decode(LocalizedStringResource.self, forKey: .text),
            textColor: Color(try values.decode(String.self, forKey: .textColor)),
            systemImageName: try values.decode(String.self, forKey: .systemImageName))
    }

    /// Writes the button, its colour by name.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        try values.encode(textColor.name, forKey: .textColor)
        try values.encode(systemImageName, forKey: .systemImageName)
    }
}
