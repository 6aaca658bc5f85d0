@preconcurrency import Glibc

/// Standard output of a program that may end in the middle.
public enum StandardOutput {
    /// Lets each line go out as it is printed, also into a pipe or a file: what was printed is never lost.
    public static func writesEachLine() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
