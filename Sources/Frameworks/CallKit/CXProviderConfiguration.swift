import BackgroundRuntime
import SimulatedFoundation

/// What the calls of a provider look like, and what they can do.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// The name of the service; from iOS 14 that of the app.
    open var localizedName: String?
    /// The file of the tone that rings.
    open var ringtoneSound: String?
    /// The picture on the button that leads to the app.
    open var iconTemplateImageData: Data?
    /// How many calls or groups of calls there may be at once, held ones included; 2 by default. With as many, a further
    /// one is answered with "End & Accept" only.
    open var maximumCallGroups = 2
    /// How many calls a group may have; 5 by default. Kept, and without effect: groups are not simulated.
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are listed among the recent ones. From iOS 11.
    @SystemAPI.Since(.method("includesCallsInRecents", of: "CXProviderConfiguration", .iOS(11))) open
        var includesCallsInRecents = true
    /// Whether calls can have pictures.
    open var supportsVideo = false
    /// What kinds of handle the service knows.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() { SimulatedApp.require(CXProviderConfiguration.self) }

    /// The default configuration, with the name of the service.
    public init(localizedName: String) {
        SimulatedApp.require(CXProviderConfiguration.self)
        self.localizedName = localizedName
    }
}
