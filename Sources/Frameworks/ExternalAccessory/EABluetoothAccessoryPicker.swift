import SimulatedFoundation

/// What is called as the user is done with the picker of accessories.
public typealias EABluetoothAccessoryPickerCompletion = ((any Error)?) -> Void

/// What groups the numbers of ``EABluetoothAccessoryPickerError`` in logs.
public let EABluetoothAccessoryPickerErrorDomain = "EABluetoothAccessoryPickerErrorDomain"

/// Why the picker of accessories has no accessory.
public struct EABluetoothAccessoryPickerError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The one that the user chose needs no connection.
        case alreadyConnected = 0
        /// It was not found.
        case resultNotFound = 1
        /// The user cancelled: the only one that comes here.
        case resultCancelled = 2
        /// It could not be connected.
        case resultFailed = 3
    }

    public let code: Code

    /// What a completion is handed for this reason.
    public init(_ code: Code) { self.code = code }

    /// The one that the user chose needs no connection.
    public static var alreadyConnected: Code { .alreadyConnected }
    /// It was not found.
    public static var resultNotFound: Code { .resultNotFound }
    public static var resultCancelled: Code { .resultCancelled }
    /// It could not be connected.
    public static var resultFailed: Code { .resultFailed }

    /// The same for every error of this type.
    public static var errorDomain: String { EABluetoothAccessoryPickerErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension EABluetoothAccessoryPickerError.Code {
    /// Lets `catch EABluetoothAccessoryPickerError.resultCancelled` match, as on a phone.
    public static func ~= (code: EABluetoothAccessoryPickerError.Code, error: any Error) -> Bool {
        (error as? EABluetoothAccessoryPickerError)?.code == code
    }
}
