import SimulatedFoundation
import UIKit

/// What the system shows of a channel.
open class PTChannelDescriptor: NSObject, @unchecked Sendable {
    /// The name of the channel.
    open private(set) var name: String
    /// A picture for the channel.
    open private(set) var image: UIImage?

    /// A descriptor from its parts.
    public init(name: String, image: UIImage?) {
        SimulatedApp.require(PTChannelDescriptor.self)
        self.name = name
        self.image = image
    }
}

/// Somebody who speaks on a channel.
open class PTParticipant: NSObject, @unchecked Sendable {
    /// The name, as the user reads it.
    open private(set) var name: String
    /// A picture of whoever speaks.
    open private(set) var image: UIImage?

    /// A participant from its parts.
    public init(name: String, image: UIImage?) {
        SimulatedApp.require(PTParticipant.self)
        self.name = name
        self.image = image
    }
}
