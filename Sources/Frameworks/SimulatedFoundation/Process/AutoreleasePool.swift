/// Runs `body`. On a phone it drains what Objective-C code released meanwhile; here nothing waits for a drain.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
