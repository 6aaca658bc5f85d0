// The names of the keychain, as dictionaries have them. They never change.

/// The key of what sort of item is meant.
nonisolated(unsafe) public let kSecClass: CFString = "class"
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A key with its certificate.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// The key of the protection of an item.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the group of apps that share an item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item goes to iCloud.
public var kSecAttrSynchronizable: CFString {
    SimulatedApp.constant("sync", since: .symbol("kSecAttrSynchronizable", .iOS(7)))
}
/// Stands for items that go to iCloud and others.
public var kSecAttrSynchronizableAny: CFString {
    SimulatedApp.constant("syna", since: .symbol("kSecAttrSynchronizableAny", .iOS(7)))
}
/// The key of the name of an account.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key of the name of a service.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of bytes of the app's own.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key of what a user would read.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of a description.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of a remark.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of the name of a server.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of a protocol.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of a port.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of a path on a server.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The key of when an item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of what an app calls a key.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// The key of the secret.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of an object instead of a secret.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key of a name of the item for good.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the secret is wanted.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of whether all attributes are wanted.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether an object is wanted.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a name for good is wanted.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of how many items are wanted.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One item is wanted.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items are wanted.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether the user may be asked.
public var kSecUseAuthenticationUI: CFString {
    SimulatedApp.constant("u_AuthUI", since: .symbol("kSecUseAuthenticationUI", .iOS(9)))
}
/// The user may not be asked.
public var kSecUseAuthenticationUISkip: CFString {
    SimulatedApp.constant("u_AuthUIS", since: .symbol("kSecUseAuthenticationUISkip", .iOS(9)))
}
/// The user may not be asked, and the call fails.
public var kSecUseAuthenticationUIFail: CFString {
    SimulatedApp.constant("u_AuthUIF", since: .symbol("kSecUseAuthenticationUIFail", .iOS(9)))
}
/// The key of what an item asks of the user.
public var kSecAttrAccessControl: CFString {
    SimulatedApp.constant("accc", since: .symbol("kSecAttrAccessControl", .iOS(8)))
}
/// The key of which keychain is meant, on a Mac.
public var kSecUseDataProtectionKeychain: CFString {
    SimulatedApp.constant("nleg", since: .symbol("kSecUseDataProtectionKeychain", .iOS(13)))
}
/// The item can be used while the phone is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item can be used from the first unlock after a boot on.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item can be used at any time.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// The item can be used while the phone is unlocked, with a passcode.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString {
    SimulatedApp.constant(
        "akpu", since: .symbol("kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", .iOS(8)))
}
/// The item can be used while the phone is unlocked, in no backup.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item can be used from the first unlock on, in no backup.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item can be used at any time, in no backup.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
