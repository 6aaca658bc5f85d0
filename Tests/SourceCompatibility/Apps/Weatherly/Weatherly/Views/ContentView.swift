// swift-format-ignore-file
//
//  ContentView.swift
//  Weatherly
//

import SwiftUI

struct ContentView: View {
    @EnvironmentObject private var store: ForecastStore
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false
    @State private var isShowingSettings = false

    var body: some View {
        NavigationStack {
            List(store.forecasts) { forecast in
                NavigationLink {
                    ForecastDetail(forecast: forecast, usesFahrenheit: usesFahrenheit)
                } label: {
                    ForecastRow(forecast: forecast, usesFahrenheit: usesFahrenheit)
                }
            }
            .navigationTitle("Weather")
            .overlay {
                if store.isLoading && store.forecasts.isEmpty {
                    ProgressView()
                }
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Text("\(store.forecasts.count) cities")
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Settings", systemImage: "gear") {
                        isShowingSettings = true
                    }
                }
            }
            .refreshable {
                await store.refresh()
            }
        }
        .task {
            await store.refreshIfNeeded()
        }
        .sheet(isPresented: $isShowingSettings) {
            SettingsView(usesFahrenheit: $usesFahrenheit)
        }
        .alert("No forecast", isPresented: .constant(store.errorMessage != nil)) {
            Button("OK", role: .cancel) { store.errorMessage = nil }
        } message: {
            Text(store.errorMessage ?? "")
        }
    }
}

#Preview {
    ContentView()
        .environmentObject(ForecastStore())
}
