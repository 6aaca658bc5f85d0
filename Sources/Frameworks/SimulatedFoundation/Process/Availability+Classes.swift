import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(5): """
            NSFileCoordinator NSJSONSerialization NSLinguisticTagger NSMutableOrderedSet NSOrderedSet \
            NSUbiquitousKeyValueStore
            """,
            .iOS(6): """
            NSByteCountFormatter NSHashTable NSMapTable NSPointerArray NSPointerFunctions NSUUID
            """,
            .iOS(7): """
            NSProgress NSURLComponents URLSession URLSessionConfiguration URLSessionDataTask \
            URLSessionDownloadTask URLSessionTask URLSessionUploadTask
            """,
            .iOS(8): """
            DateComponentsFormatter NSDateIntervalFormatter NSEnergyFormatter NSItemProvider NSLengthFormatter \
            NSMassFormatter NSURLQueryItem NSUserActivity
            """,
            .iOS(9): "NSPersonNameComponents NSPersonNameComponentsFormatter URLSessionStreamTask",
            .iOS(10): """
            MeasurementFormatter NSDateInterval NSDimension NSISO8601DateFormatter NSMeasurement NSUnit \
            URLSessionTaskMetrics URLSessionTaskTransactionMetrics
            """,
            .iOS(13): "ListFormatter RelativeDateTimeFormatter URLSessionWebSocketTask",
            .iOS(17): "DispatchSerialQueue",
        ])
}
