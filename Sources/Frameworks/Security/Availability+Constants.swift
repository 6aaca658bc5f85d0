import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let attrAccessControl = symbol("kSecAttrAccessControl", .iOS(8))
    static let attrAccessibleWhenPasscodeSetThisDeviceOnly = symbol(
        "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", .iOS(8))
    static let attrSynchronizable = symbol("kSecAttrSynchronizable", .iOS(7))
    static let attrSynchronizableAny = symbol("kSecAttrSynchronizableAny", .iOS(7))
    static let useAuthenticationUI = symbol("kSecUseAuthenticationUI", .iOS(9))
    static let useAuthenticationUIFail = symbol("kSecUseAuthenticationUIFail", .iOS(9))
    static let useAuthenticationUISkip = symbol("kSecUseAuthenticationUISkip", .iOS(9))
    static let useDataProtectionKeychain = symbol("kSecUseDataProtectionKeychain", .iOS(13))

    /// What an app may use too early of names and other constants.
    static let ofSecurityConstants: [SystemAPI] = [
        attrAccessControl, attrAccessibleWhenPasscodeSetThisDeviceOnly, attrSynchronizable, attrSynchronizableAny,
        useAuthenticationUI, useAuthenticationUIFail, useAuthenticationUISkip, useDataProtectionKeychain,
    ]
}
