import BackgroundRuntime
import SimulatedFoundation

/// What an app may do with an item of its keychain, by the protection of the item and by the phone.
enum KeychainAccess: Sendable {
    /// While the phone is unlocked.
    case whenUnlocked
    /// The same, and only on a phone with a passcode.
    case whenPasscodeSet
    /// From the first unlock after a boot on.
    case afterFirstUnlock
    case always

    /// The protection by Apple's name; that of items for which none is named.
    init?(_ name: String?) {
        switch name {
        case nil, "ak", "aku": self = .whenUnlocked
        case "akpu": self = .whenPasscodeSet
        case "ck", "cku": self = .afterFirstUnlock
        case "dk", "dku": self = .always
        default: return nil
        }
    }

    /// Why an item cannot be used now; nil when it can.
    func barrier(_ conditions: DeviceConditions) -> String? {
        guard conditions.hasPasscode, self != .always else { return nil }
        if !conditions.isUnlockedSinceBoot { return "the phone was not unlocked since its boot" }
        return self == .afterFirstUnlock || conditions.isProtectedDataAvailable ? nil : "the phone is locked"
    }
}

/// An item of a keychain: its attributes, and its secret.
struct KeychainItem {
    /// What tells items of a class apart.
    private static let keys = [
        "genp": ["acct", "svce", "agrp", "sync"],
        "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    ]

    /// All but the secret, the class among them.
    var attributes: [String: NSObject]
    var data: Data?

    /// An item from the dictionary of an app; nil without a class.
    init?(_ query: KeychainQuery, at date: Date) {
        guard query.attributes["class"] != nil else { return nil }
        attributes = query.attributes
        data = query.data
        attributes["pdmn"] = attributes["pdmn"] ?? NSString("ak")
        attributes["cdat"] = date as SimulatedFoundation.NSDate
        attributes["mdat"] = attributes["cdat"]
    }

    var access: KeychainAccess? { KeychainAccess(attributes["pdmn"] as? String) }

    /// What the trace calls it: the account and the service.
    var name: String {
        let parts = ["svce", "srvr", "acct", "labl"].compactMap { attributes[$0] as? String }
        return "\"" + parts.joined(separator: "/") + "\""
    }

    /// Whether the keychain cannot have both items.
    func collides(with other: KeychainItem) -> Bool {
        guard attributes["class"] == other.attributes["class"] else { return false }
        guard let keys = KeychainItem.keys[attributes["class"] as? String ?? ""] else {
            return attributes["atag"] == other.attributes["atag"] && attributes["labl"] == other.attributes["labl"]
        }
        return keys.allSatisfy { attributes[$0] == other.attributes[$0] }
    }

    /// Whether a query is about the item.
    func matches(_ query: KeychainQuery) -> Bool {
        query.attributes.allSatisfy { key, value in
            key == "sync" && value == NSString("syna") || attributes[key] == value
        }
    }

    mutating func update(_ query: KeychainQuery, at date: Date) {
        attributes.merge(query.attributes) { $1 }
        attributes["mdat"] = date as SimulatedFoundation.NSDate
        if let new = query.data { data = new }
    }

    /// What a query gets of the item: its secret, its attributes, or both; nil where it asks for nothing.
    func result(for query: KeychainQuery) -> AnyObject? {
        guard query.wantsAttributes else { return query.wantsData ? data.map { $0 as NSData } : nil }
        var answer = attributes
        if query.wantsData, let data { answer["v_Data"] = data as NSData }
        return answer as NSDictionary
    }
}

/// What a dictionary of an app says: which items, and what of them.
struct KeychainQuery {
    var attributes: [String: NSObject] = [:]
    var data: Data?
    private(set) var wantsData = false
    private(set) var wantsAttributes = false
    private(set) var wantsAll = false

    init(_ dictionary: NSDictionary) {
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            switch key {
            case "v_Data": data = value as? Data
            case "r_Data": wantsData = value as? Bool ?? false
            case "r_Attributes": wantsAttributes = value as? Bool ?? false
            case "m_Limit": wantsAll = value as? String == "m_LimitAll" || (value as? Int ?? 1) > 1
            case _ where key.hasPrefix("r_") || key.hasPrefix("u_") || key.hasPrefix("m_"), "nleg", "accc": break
            default: attributes[key] = KeychainQuery.object(value)
            }
        }
    }

    /// A value as an object that can be compared.
    private static func object(_ value: Any) -> NSObject? {
        switch value {
        case let object as NSObject: object
        case let text as String: text as NSString
        case let number as Int: number as NSNumber
        case let flag as Bool: flag as NSNumber
        case let data as Data: data as NSData
        default: nil
        }
    }
}
