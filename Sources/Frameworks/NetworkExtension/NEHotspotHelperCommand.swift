import SimulatedFoundation
import VigilNetworkAuthentication

/// What a helper is to do.
public enum NEHotspotHelperCommandType: Int, Sendable {
    /// Nothing. Never so here.
    case none = 0
    /// Tell which networks of a list it can handle.
    case filterScanList = 1
    /// Tell how sure it is that it can handle the network.
    case evaluate = 2
    /// Make the network usable.
    case authenticate = 3
    case presentUI = 4
    /// See whether the network is still usable.
    case maintain = 5
    /// End the use of the network.
    case logoff = 6
}

/// What came of a command.
public enum NEHotspotHelperResult: Int, Sendable {
    case success = 0
    /// It did not work.
    case failure = 1
    /// The user has to be asked.
    case uiRequired = 2
    /// The helper does not know what is meant.
    case commandNotRecognized = 3
    /// The network has to be made usable again.
    case authenticationRequired = 4
    /// The helper cannot handle it after all.
    case unsupportedNetwork = 5
    /// It does not work at present.
    case temporaryFailure = 6

    var result: HotspotResult {
        switch self {
        case .success: .success
        case .failure: .failure
        case .uiRequired: .uiRequired
        case .commandNotRecognized: .commandNotRecognized
        case .authenticationRequired: .authenticationRequired
        case .unsupportedNetwork: .unsupportedNetwork
        case .temporaryFailure: .temporaryFailure
        }
    }
}

/// How sure a helper is that it can handle a network.
public enum NEHotspotHelperConfidence: Int, Sendable {
    case none = 0
    case low = 1
    case high = 2
}

open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { network.ssid }
    /// Whether it needs a password.
    open var isSecure: Bool { network.isSecure }
    /// Whether it was joined just now.
    open var didJustJoin: Bool { network.isJustJoined }
    /// Whether the app handles it.
    open private(set) var isChosenHelper: Bool

    private let network: HotspotNetwork
    private(set) var confidence = NEHotspotHelperConfidence.none

    init(_ network: HotspotNetwork, isChosenHelper: Bool = false) {
        (self.network, self.isChosenHelper) = (network, isChosenHelper)
    }

    /// Says how sure the helper is that it can handle it.
    open func setConfidence(_ confidence: NEHotspotHelperConfidence) { self.confidence = confidence }

    /// Hands over a password. Not simulated.
    open func setPassword(_ password: String) { SimulatedApp.notSimulated("setPassword of NEHotspotNetwork") }
}

/// Something that a helper is to do, with the networks that it is about.
open class NEHotspotHelperCommand: NSObject, @unchecked Sendable {
    /// What is to be done.
    open var commandType: NEHotspotHelperCommandType {
        switch command.kind {
        case .filterScanList: .filterScanList
        case .evaluate: .evaluate
        case .authenticate: .authenticate
        case .presentUI: .presentUI
        case .maintain: .maintain
        case .logoff: .logoff
        }
    }
    /// The network that it is about; nil for a list.
    open private(set) var network: NEHotspotNetwork?
    /// The list that it is about; nil but for a list.
    open private(set) var networkList: [NEHotspotNetwork]?

    private let command: HotspotCommand
    private let helper: HotspotHelper

    init(_ command: HotspotCommand, _ helper: HotspotHelper) {
        (self.command, self.helper) = (command, helper)
        let networks = command.networks.map { NEHotspotNetwork($0, isChosenHelper: helper.isChosen) }
        if command.kind == .filterScanList { networkList = networks } else { network = networks.first }
    }

    /// An answer, which counts once it is delivered.
    open func createResponse(_ result: NEHotspotHelperResult) -> NEHotspotHelperResponse {
        NEHotspotHelperResponse(command.number, helper, result)
    }
}

/// What a helper answers.
open class NEHotspotHelperResponse: NSObject, @unchecked Sendable {
    private let number: Int
    private let helper: HotspotHelper
    private let result: NEHotspotHelperResult
    private var network: NEHotspotNetwork?

    init(_ number: Int, _ helper: HotspotHelper, _ result: NEHotspotHelperResult) {
        (self.number, self.helper, self.result) = (number, helper, result)
    }

    /// Says of a network how sure the helper is: for an evaluation.
    open func setNetwork(_ network: NEHotspotNetwork) { self.network = network }

    /// Says which networks of a list the helper can handle. Nothing shows it here.
    open func setNetworkList(_ networkList: [NEHotspotNetwork]) {
        SimulatedApp.notSimulated("setNetworkList of NEHotspotHelperResponse", "the list of networks is not shown")
    }

    open func deliver() {
        let confidence = HotspotConfidence(rawValue: network?.confidence.rawValue ?? 0) ?? .none
        helper.respond(to: number, result.result, confidence)
    }
}
