import UIKit

// The outlets, actions and attributes by the names that the storyboard has for them, as the translation of an app's sources
// writes them for what is marked so.

@section("vigil_entries") @used
private let listOutlets: LinkedMethod = { program in
    let names = ScreenNames(program, ListController.self)
    names.add("heading", get: { $0.heading }, set: { $0.heading = $1 })
    names.add("table", get: { $0.table }, set: { $0.table = $1 })
    names.add("choices", get: { $0.choices }, set: { $0.choices = $1 })
    names.add("limit", get: { $0.limit }, set: { $0.limit = $1 })
    names.add("unit", get: { $0.unit }, set: { $0.unit = $1 })
}

@section("vigil_entries") @used
private let listActions: LinkedMethod = { program in
    let names = ScreenNames(program, ListController.self)
    names.add("refresh:") { $0.refresh(ObjectiveCMethod.argument($1, 0)) }
    names.add("swiped") { list, _ in list.swiped() }
    names.add("unwindToList:") { $0.unwindToList(ObjectiveCMethod.argument($1, 0)) }
}

@section("vigil_entries") @used
private let cells: LinkedMethod = { program in
    ScreenNames(program, NameCell.self).add("nameLabel", get: { $0.nameLabel }, set: { $0.nameLabel = $1 })
    ScreenNames(program, TileCell.self).add("picture", get: { $0.picture }, set: { $0.picture = $1 })
}

@section("vigil_entries") @used
private let detail: LinkedMethod = { program in
    let names = ScreenNames(program, DetailController.self)
    names.add("label", get: { $0.label }, set: { $0.label = $1 })
    names.add("buttons", get: { $0.buttons }, set: { $0.buttons = $1 })
    names.add("done:") { $0.done(ObjectiveCMethod.argument($1, 0) as Any) }
    names.add("changed:") { $0.changed(ObjectiveCMethod.argument($1, 0)) }
}

@section("vigil_entries") @used
private let form: LinkedMethod = { program in
    let names = ScreenNames(program, FormController.self)
    names.add("field", get: { $0.field }, set: { $0.field = $1 })
    names.add("night", get: { $0.night }, set: { $0.night = $1 })
    names.add("nightChanged:") { $0.nightChanged(ObjectiveCMethod.argument($1, 0)) }
}

/// The names of one class.
private struct ScreenNames<Owner: AnyObject> {
    private let program: UnsafeMutableRawPointer

    init(_ program: UnsafeMutableRawPointer, _ owner: Owner.Type) { self.program = program }

    /// A property, which is set by the selector that is made of its name.
    func add<Value>(
        _ name: String, get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        add(name) { owner, _ in ObjectiveCMethod.result(get(owner)) }
        add("set\(name.prefix(1).uppercased())\(name.dropFirst()):") { set($0, ObjectiveCMethod.argument($1, 0)) }
    }

    func add(_ selector: String, _ call: @escaping @MainActor (Owner, [Any?]) -> Any?) {
        ObjectiveCMethod.register(in: program, Owner.self, selector) { target, arguments in
            call(unsafeDowncast(target, to: Owner.self), arguments)
        }
    }

    func add(_ selector: String, _ call: @escaping @MainActor (Owner, [Any?]) -> Void) {
        add(selector) { owner, arguments -> Any? in
            call(owner, arguments)
            return nil
        }
    }
}
