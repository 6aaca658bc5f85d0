import BackgroundRuntime

// What an expectation can ask for.

extension TransferModule {
    static let observations: [AppObservation] = [
        .total("transfer.sent", "Bytes of uploads that went through the network, failed attempts included.") {
            Int($0.device.transfers.bytes(of: $0).sent)
        },
        .total("transfer.received", "Bytes of answers that came through the network, failed attempts included.") {
            Int($0.device.transfers.bytes(of: $0).received)
        },
        .total("transfer.pending", "Tasks of URL sessions that are not over.") {
            $0.device.transfers.pendingTasks(of: $0)
        },
    ]
}
