public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
/// An argument makes no sense.
public let errSecParam: OSStatus = -50
/// The user gave up; never so here.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain for this: an item that needs a passcode, on a phone without one.
public let errSecNotAvailable: OSStatus = -25_291
/// The user was not who was meant; never so here.
public let errSecAuthFailed: OSStatus = -25_293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25_299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25_300
/// The item cannot be used now: the phone is locked, or was not unlocked since its boot.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// The item is damaged; never so here.
public let errSecDecode: OSStatus = -26_275
/// The app has no entitlement for it; never so here.
public let errSecMissingEntitlement: OSStatus = -34_018

/// What an error means, in English; nil for one that is not known.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    SimulatedApp.require(.symbol("SecCopyErrorMessageString", .iOS(11, 3)))
    return switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    default: nil
    }
}
