import SimulatedFoundation

// The functions on rows of numbers that sound meters use. Each does what Apple's does, one number after the other.

/// How many numbers there are.
public typealias vDSP_Length = UInt
/// How far numbers are apart.
public typealias vDSP_Stride = Int

private func row(
    _ first: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) -> LazyMapSequence<Range<Int>, Float> {
    (0..<Int(count)).lazy.map { first[$0 * stride] }
}

/// The root of the mean of squares.
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    C.pointee = N == 0 ? 0 : (row(A, IA, N).reduce(0) { $0 + $1 * $1 } / Float(N)).squareRoot()
}

/// The mean, by which all numbers count alike.
public func vDSP_meanv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    C.pointee = N == 0 ? 0 : row(A, IA, N).reduce(0, +) / Float(N)
}

/// The mean of sizes.
public func vDSP_meamgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = N == 0 ? 0 : row(A, IA, N).reduce(0) { $0 + abs($1) } / Float(N)
}

public func vDSP_maxv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
{
    C.pointee = row(A, IA, N).max() ?? -.infinity
}

public func vDSP_maxmgv(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length
) {
    C.pointee = row(A, IA, N).lazy.map { abs($0) }.max() ?? 0
}

public func vDSP_sve(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = row(A, IA, N).reduce(0, +)
}

/// Each number, as many times as large.
public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) {
    for index in 0..<Int(N) { C[index * IC] = A[index * IA] * B.pointee }
}
