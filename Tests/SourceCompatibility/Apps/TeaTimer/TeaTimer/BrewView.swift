import SwiftUI

struct BrewView: View {
    @Environment(Kettle.self) private var kettle
    @State private var asksToStop = false

    var body: some View {
        @Bindable var kettle = kettle
        NavigationStack {
            Form {
                Picker("Tea", selection: $kettle.chosen) {
                    ForEach(kettle.teas) { tea in
                        Text(tea.name).tag(tea.name)
                    }
                }
                .pickerStyle(.segmented)
                Slider(value: $kettle.strength, in: 0...4, step: 1) { Text("Strength") }
                Section {
                    Text("\(kettle.minutes) minutes")
                        .accessibilityIdentifier("minutes")
                    if kettle.readyAt == nil {
                        Button("Start") { Task { await kettle.start() } }
                    } else {
                        Text("Steeping")
                        Button("Stop", role: .destructive) { asksToStop = true }
                    }
                }
            }
            .navigationTitle("Brew")
            .confirmationDialog("Pour it away?", isPresented: $asksToStop, titleVisibility: .visible) {
                Button("Pour away", role: .destructive) { kettle.stop() }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

struct TeaList: View {
    @Environment(Kettle.self) private var kettle
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(kettle.teas) { tea in
                    LabeledContent(tea.name, value: "\(tea.minutes) min")
                        .swipeActions {
                            Button("Forget", role: .destructive) { kettle.teas.removeAll { $0.id == tea.id } }
                        }
                }
            }
            .navigationTitle("Teas")
            .toolbar { Button("Add") { isAdding = true } }
            .sheet(isPresented: $isAdding) { NewTea() }
        }
    }
}

struct NewTea: View {
    @Environment(Kettle.self) private var kettle
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var minutes = 3
    @FocusState private var isNaming: Bool

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                    .focused($isNaming)
                Stepper("\(minutes) minutes", value: $minutes, in: 1...15)
            }
            .navigationTitle("New tea")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        kettle.teas.append(Tea(name: name, minutes: minutes))
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
            .onAppear { isNaming = true }
        }
    }
}
