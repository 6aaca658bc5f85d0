// swift-format-ignore-file
//
//  DiaryView.swift
//  PlaceDiary
//

import SwiftUI

struct DiaryView: View {
    @EnvironmentObject private var diary: Diary
    @EnvironmentObject private var recorder: LocationRecorder
    @State private var selection: DiaryEntry?

    var body: some View {
        NavigationStack {
            List {
                Section {
                    RecordingToggle()
                }
                Section("Today") {
                    ForEach(diary.today) { entry in
                        Button {
                            selection = entry
                        } label: {
                            EntryRow(entry: entry)
                        }
                    }
                    .onDelete { diary.delete(at: $0) }
                }
            }
            .navigationTitle("Diary")
            .sheet(item: $selection) { entry in
                NoteEditor(entry: entry) { note in
                    diary.setNote(note, of: entry)
                }
            }
        }
        .onChange(of: recorder.state) { _, state in
            print("recorder: \(state)")
        }
    }
}

struct RecordingToggle: View {
    @EnvironmentObject private var recorder: LocationRecorder

    var body: some View {
        Toggle("Record places", isOn: Binding {
            recorder.state == .recording
        } set: { isOn in
            if isOn {
                recorder.start()
            } else {
                recorder.stop()
            }
        })
        if recorder.state == .denied {
            Text("Allow the app to use your location in Settings.")
                .font(.footnote)
                .foregroundStyle(.red)
        }
    }
}

struct EntryRow: View {
    let entry: DiaryEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.note.isEmpty ? "A place" : entry.note)
                .font(.headline)
            Text(entry.arrival, style: .time)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

struct NoteEditor: View {
    let entry: DiaryEntry
    let save: (String) -> Void
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Note", text: $note)
            Button("Save") {
                save(note)
                dismiss()
            }
            .disabled(note.isEmpty)
        }
        .onAppear { note = entry.note }
    }
}

#Preview("Row") {
    EntryRow(entry: DiaryEntry(arrival: .now, place: .init(.init(latitude: 0, longitude: 0))))
}
