/// What types of Objective-C are in Swift, by the rules of its importer.
struct SwiftTypes {
    let scope: HeaderScope
    /// Whether pointers lead somewhere unless something else is said.
    let isAudited: Bool

    /// Where a type stands.
    enum Position { case parameter, result, inner }

    /// The type; nil for one that is not understood.
    func text(_ type: CType, at place: Position = .inner) -> String? {
        if let function = type.function.first { return block(function, type, place) }
        if type.pointers == 0 { return value(type, place) }
        return type.pointers == 1 ? pointer(type, place) : nil
    }

    // MARK: What may be empty

    private enum Emptiness { case never, may, unknown }

    private func emptiness(of type: CType) -> Emptiness {
        switch type.nullability {
        case .nullable: .may
        case .nonnull: .never
        case .unspecified: .unknown
        case nil: isAudited ? .never : .unknown
        }
    }

    /// A type that may be empty, as its nullability says.
    private func reference(_ name: String, _ type: CType, _ place: Position) -> String {
        let isCompound = name.hasPrefix("any ") || name.hasPrefix("(") && name.contains("->")
        let plain = isCompound ? "(\(name))" : name
        switch emptiness(of: type) {
        case .never: return isCompound && place == .result ? plain : name
        case .may: return plain + "?"
        case .unknown: return plain + (place == .inner ? "?" : "!")
        }
    }

    /// What stands in the angle brackets of a collection is never empty.
    private func element(_ type: CType) -> String? {
        var type = type
        type.nullability = .nonnull
        return text(type)
    }

    // MARK: Blocks

    private func block(_ function: CType.Function, _ type: CType, _ place: Position) -> String? {
        guard function.isBlock else { return nil }
        let parameters = function.parameters.map { text($0.type) }
        guard !parameters.contains(nil), let result = text(function.result) else { return nil }
        let name = "(\(parameters.compactMap(\.self).joined(separator: ", "))) -> \(result)"
        switch (emptiness(of: type), place) {
        case (.never, .parameter): return (type.isWithoutEscape ? "" : "@escaping ") + name
        case (.never, _): return "(\(name))"
        case (.may, _), (.unknown, .inner): return "(\(name))?"
        case (.unknown, _): return "(\(name))!"
        }
    }

    // MARK: Values

    private static let numbers = [
        "void": "Void", "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "Boolean": "Bool", "NSInteger": "Int",
        "NSUInteger": "UInt", "double": "Double", "float": "Float", "int": "Int32", "unsigned int": "UInt32",
        "short": "Int16", "unsigned short": "UInt16", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
        "unsigned long long": "UInt64", "char": "CChar", "unsigned char": "UInt8", "int8_t": "Int8", "int16_t": "Int16",
        "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32",
        "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int", "NSTimeInterval": "TimeInterval", "UInt32": "UInt32",
        "Float32": "Float32", "Float64": "Float64", "NSRange": "NSRange", "unichar": "unichar", "uint": "UInt32",
    ]

    private static let objects = [
        "id": "Any", "Class": "AnyClass", "SEL": "Selector", "dispatch_queue_t": "DispatchQueue",
        "dispatch_group_t": "DispatchGroup", "dispatch_semaphore_t": "DispatchSemaphore",
        "dispatch_block_t": "() -> Void", "dispatch_source_t": "any DispatchSourceProtocol",
    ]

    private func value(_ type: CType, _ place: Position) -> String? {
        if type.base == "instancetype" { return place == .result ? reference("Self", type, place) : nil }
        if type.base == "id", !type.arguments.isEmpty {
            let all = type.arguments.map { scope.name(ofProtocol: $0.base) }.joined(separator: " & ")
            return reference("any \(all)", type, place)
        }
        if let number = Self.numbers[type.base] { return number }
        if let name = Self.objects[type.base] {
            let escapes = name.contains("->") && place == .parameter && emptiness(of: type) == .never
            return escapes ? "@escaping \(name)" : reference(name, type, place)
        }
        if let alias = scope.aliases[type.base], !alias.isOwnType { return value(type, standingFor: alias, place) }
        let isReference =
            type.base.hasSuffix("Ref") && ["CF", "CG", "Sec", "CM", "CV"].contains { type.base.hasPrefix($0) }
        if isReference { return reference(String(type.base.dropLast(3)), type, place) }
        return Self.isName(type.base) ? scope.name(of: type.base) : nil
    }

    /// A name for a block or an object may be empty as that may.
    private func value(_ type: CType, standingFor alias: HeaderAlias, _ place: Position) -> String {
        let name = scope.name(of: alias.name)
        let isBlock = !alias.type.function.isEmpty
        guard isBlock || alias.type.pointers > 0 || Self.objects[alias.type.base] != nil else { return name }
        let escapes = isBlock && place == .parameter && !type.isWithoutEscape && emptiness(of: type) == .never
        return escapes ? "@escaping \(name)" : reference(name, type, place)
    }

    // MARK: Pointers

    /// Objects that are values in Swift.
    private static let bridged = [
        "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSError": "any Error",
        "NSLocale": "Locale", "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSUUID": "UUID",
        "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSNotification": "Notification",
        "NSURLRequest": "URLRequest", "NSDateComponents": "DateComponents", "NSCharacterSet": "CharacterSet",
        "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem", "NSDateInterval": "DateInterval",
        "Protocol": "Protocol",
    ]

    private func pointer(_ type: CType, _ place: Position) -> String? {
        if type.base == "void" {
            return reference(type.isConst ? "UnsafeRawPointer" : "UnsafeMutableRawPointer", type, place)
        }
        if let number = Self.numbers[type.base] {
            return reference("Unsafe\(type.isConst ? "" : "Mutable")Pointer<\(number)>", type, place)
        }
        if let name = collection(type) ?? Self.bridged[type.base] { return reference(name, type, place) }
        guard Self.isName(type.base), !scope.values.contains(type.base) else { return nil }
        let name = scope.name(of: type.base)
        let isOfObjects = ["NSCache", "NSHashTable", "NSMapTable"].contains(type.base)
        if isOfObjects || scope.superclasses[type.base] != nil || type.arguments.isEmpty {
            return reference(name, type, place)
        }
        // What an object conforms to beside its class.
        let arguments = type.arguments.map { $0.pointers == 0 ? nil : element($0) }
        if arguments.contains(nil) {
            let all = type.arguments.map { scope.name(ofProtocol: $0.base) }
            return reference("any " + ([name] + all).joined(separator: " & "), type, place)
        }
        return reference("\(name)<\(arguments.compactMap(\.self).joined(separator: ", "))>", type, place)
    }

    private func collection(_ type: CType) -> String? {
        let elements = type.arguments.compactMap { element($0) }
        guard elements.count == type.arguments.count else { return nil }
        switch type.base {
        case "NSArray": return "[\(elements.first ?? "Any")]"
        case "NSSet": return "Set<\(elements.first.map(Self.hashable) ?? "AnyHashable")>"
        case "NSDictionary":
            let key = elements.first.map(Self.hashable) ?? "AnyHashable"
            return "[\(key): \(elements.count > 1 ? elements[1] : "Any")]"
        default: return nil
        }
    }

    private static func hashable(_ name: String) -> String {
        name == "Any" || name.hasPrefix("any ") ? "AnyHashable" : name
    }

    static func isName(_ word: String) -> Bool {
        word.first.map { $0.isLetter || $0 == "_" } == true
            && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    // MARK: Names

    /// Foundation's names without `NS`, where Swift has them so.
    private static let withoutPrefix: Set = [
        "NSTimer", "NSThread", "NSBundle", "NSUserDefaults", "NSNotificationCenter", "NSFileManager", "NSURLSession",
        "NSURLSessionTask", "NSURLSessionDataTask", "NSURLSessionUploadTask", "NSURLSessionDownloadTask",
        "NSURLSessionConfiguration", "NSURLSessionDelegate", "NSURLSessionTaskDelegate", "NSURLSessionDataDelegate",
        "NSURLSessionDownloadDelegate", "NSOperation", "NSOperationQueue", "NSBlockOperation", "NSDateFormatter",
        "NSNumberFormatter", "NSFormatter", "NSProgress", "NSStream", "NSInputStream", "NSOutputStream",
        "NSStreamDelegate", "NSHTTPURLResponse", "NSURLResponse", "NSURLCache", "NSURLCredential",
        "NSCachedURLResponse",
        "NSURLAuthenticationChallenge", "NSURLProtectionSpace", "NSJSONSerialization", "NSProcessInfo", "NSRunLoop",
        "NSHTTPCookie", "NSHTTPCookieStorage", "NSPropertyListSerialization", "NSScanner", "NSFileHandle", "NSPipe",
        "NSXMLParser", "NSXMLParserDelegate", "NSUndoManager", "NSByteCountFormatter", "NSISO8601DateFormatter",
    ]

    /// Types that lie in others there.
    private static let nested = [
        "NSNotificationName": "Notification.Name", "NSRunLoopMode": "RunLoop.Mode",
        "NSDataReadingOptions": "NSData.ReadingOptions", "NSDataWritingOptions": "NSData.WritingOptions",
    ]

    static func renamed(_ type: String) -> String {
        if let name = nested[type] { return name }
        return withoutPrefix.contains(type) ? String(type.dropFirst(2)) : type
    }
}

extension SwiftTypes {
    /// A type as names say it a second time.
    func said(_ type: CType) -> RedundantTypeName {
        if !type.function.isEmpty { return RedundantTypeName(name: "Block", isBlock: true) }
        if type.base == "BOOL" || type.base == "bool" {
            return RedundantTypeName(name: type.pointers == 0 ? "Bool" : "")
        }
        if type.base == "id" { return RedundantTypeName(name: "Object") }
        let element = type.arguments.first.map { said($0).name } ?? "Object"
        if ["NSArray", "NSSet", "NSMutableArray", "NSMutableSet"].contains(type.base), type.pointers == 1 {
            return RedundantTypeName(name: type.base, element: element)
        }
        let alias = scope.aliases[type.base]
        let isBlock = alias?.type.function.isEmpty == false || type.base == "dispatch_block_t"
        let names = ["NSInteger": "Int", "NSUInteger": "UInt", "int": "Int", "SEL": "Selector", "double": "Double"]
        return RedundantTypeName(name: type.pointers > 1 ? "" : names[type.base] ?? type.base, isBlock: isBlock)
    }
}
