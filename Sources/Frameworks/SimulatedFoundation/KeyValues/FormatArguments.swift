// Values of Swift can be arguments of a format, as on a phone, where each of them turns into its object:
// `NSPredicate(format: "added > %@", date as CVarArg)`.

extension _CVarArgObject where Self: CustomStringConvertible {
    /// What formatting puts in place of `%@`: the description of the value, as text that the formatter keeps until it is done.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }

    /// Where that text would lie, for a format that asks for no object.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension IndexSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
