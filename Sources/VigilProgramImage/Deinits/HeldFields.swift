import CVigilEntries

/// What the fields of an object hold, let go without its deinit.
enum HeldFields {
    /// Releases what the fields of an object hold, and gives its memory back. What cannot be told apart stays behind: actors,
    /// fields that hold weakly, and values that cannot be copied, which mirrors show as nothing.
    static func release(_ object: UnsafeMutableRawPointer) {
        let type = unsafeBitCast(object.load(as: UnsafeRawPointer.self), to: Any.Type.self)
        let fields = (0..<countOfFields(type)).map { Field($0, of: type) }
        guard !fields.contains(where: \.isOfActor) else { return }
        for field in fields where field.isStrong { field.release(in: object) }
        vigil_free_object(object)
    }

    private struct Field {
        let type: Any.Type
        let offset: Int
        let isStrong: Bool
        /// Whether it is what the runtime keeps in each actor.
        let isOfActor: Bool

        init(_ number: Int, of object: Any.Type) {
            var description = FieldDescription()
            type = typeOfField(object, index: number, description: &description)
            offset = offsetOfField(object, index: number)
            isStrong = description.isStrong
            isOfActor = description.name.map { String(cString: $0).hasPrefix("$defaultActor") } ?? false
            description.free?(description.name)
        }

        func release(in object: UnsafeMutableRawPointer) {
            func release<Value>(_ type: Value.Type) {
                (object + offset).assumingMemoryBound(to: type).deinitialize(count: 1)
            }
            _openExistential(type, do: release)
        }
    }

    /// As the standard library's mirrors describe a field.
    private struct FieldDescription {
        var name: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    // What mirrors are made of. The fields of the superclasses count too.

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func countOfFields(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func typeOfField(
        _ type: Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
    ) -> Any.Type

    @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
    private static func offsetOfField(_ type: Any.Type, index: Int) -> Int
}
