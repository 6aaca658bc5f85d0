import VirtualTime

/// What is so about a phone from an instant on.
package struct PhoneNote {
    package let instant: VirtualInstant
    /// Lock, power, network, switches.
    package let conditions: DeviceConditions
    /// What the clocks show.
    package let clocks: DeviceClocks
}

extension Device {
    /// How the phone was from its boot on, and after each change; as it is now where it never changed.
    package var phoneNotes: [PhoneNote] {
        let noted = trace.phoneNotes
        return noted.isEmpty ? [PhoneNote(instant: .boot, conditions: conditions, clocks: simulation.clocks)] : noted
    }

    /// The trace learns that the phone is otherwise than it was.
    func notePhone(before old: DeviceConditions, _ clocks: DeviceClocks) {
        let note = PhoneNote(instant: now, conditions: conditions, clocks: simulation.clocks)
        trace.add(note, before: PhoneNote(instant: .boot, conditions: old, clocks: clocks))
    }
}
