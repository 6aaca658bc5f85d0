/// An object can be an argument of a format, as on a phone: `NSLog("%@", error as NSError)`.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// What formatting puts in place of `%@`: the object's description, as text that the formatter keeps until it is done.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }

    /// Where the object lies, for a format that asks for no object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
