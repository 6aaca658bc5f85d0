extension UserDefaults {
    /// The text of a key; a number is written out.
    public func string(forKey key: String) -> String? {
        switch object(forKey: key) {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }

    /// The whole number of a key; 0 without one. Of a text those digits count with which it begins.
    public func integer(forKey key: String) -> Int {
        switch object(forKey: key) {
        case let number as NSNumber: number.intValue
        case let text as String: NSString(string: text).integerValue
        default: 0
        }
    }

    /// The number of a key; 0 without one. Of a text that counts with which it begins.
    public func double(forKey key: String) -> Double {
        switch object(forKey: key) {
        case let number as NSNumber: number.doubleValue
        case let text as String: NSString(string: text).doubleValue
        default: 0
        }
    }

    /// The number of a key; 0 without one. Of a text that counts with which it begins.
    public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    /// The flag of a key; false without one. Numbers other than zero count as true, and texts that begin with one, or with
    /// `Y`, `y`, `T` or `t`.
    public func bool(forKey key: String) -> Bool {
        switch object(forKey: key) {
        // Each number but zero is true. `boolValue` of the machine's own cuts the part behind the point off before it looks.
        case let number as NSNumber: number.doubleValue != 0
        case let text as String: NSString(string: text).boolValue
        default: false
        }
    }

    /// The list of a key.
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    /// The list of texts of a key.
    public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

    /// What is stored for a key, where that is a dictionary; else nil.
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    /// The bytes of a key.
    public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

    /// The address of a key, whether it was set as one, registered as one, or set as the path of a file.
    public func url(forKey key: String) -> URL? {
        switch object(forKey: key) {
        case let url as URL: url
        case let path as String: URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        case let archive as Data where archive.starts(with: Data("bplist00".utf8)):
            (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)) as URL?
        default: nil
        }
    }

    /// Sets an address: that of a file as its path, another as an archive.
    public func set(_ url: URL?, forKey key: String) {
        guard let url, !url.isFileURL else { return set(url?.path as Any?, forKey: key) }
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        set(archive as Any?, forKey: key)
    }

    /// The value of a key, by the name of key-value coding.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a value, by the name of key-value coding.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
