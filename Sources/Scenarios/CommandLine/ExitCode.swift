import VirtualTime

/// How a command ends.
public enum ExitCode {
    /// Everything went as it should.
    public static let passed: Int32 = 0
    public static let failed: Int32 = 1
    /// The input cannot be used.
    public static let badInput: Int32 = 2
    /// A turn of an app did not end; the program ended in the middle.
    public static let hung = EndlessTurn.exitCode
    /// The program of an app was asked for what only the product `VigilCommandLine` has, and does not link it.
    public static let notInProgram: Int32 = 4

    /// What each code means, for whoever looks at them.
    public static let explanation = """
        0  Everything went as the scenario says, or there was nothing to fail.
        1  An expectation failed; the app was killed, crashed or hung where nothing expects it; a module broke; with
           --strict, there was a finding that nothing expects; with --prove, another process did something else;
           or a thread of the computer left through exit(_:) of the C library.
        2  The input cannot be used, or the output cannot be written. Everything that is wrong is said.
        3  Code of the app or of a module did not come to an end within --turn-limit, in a run. In a test run the scenario
           fails, with 1.
        4  The program of an app was asked for what it was built without: the product VigilCommandLine.

        Code that traps, overflows its stack or is killed ends a run by the same signal, which a shell shows as 128 and
        the signal's number: 132 and 133 for a trap, 137 for SIGKILL, 139 for an overflow. A run and a
        test run that are stopped end by the signal that stopped them: 130 for SIGINT, 143 for SIGTERM.

        A kill, a crash or a finding is expected by a step of the scenario, as in expect: { terminated: "task-leak" } or
        expect: { findings: ["mode.declared-unused"] }, or by the command line, with --allow and a rule or a code.
        """
}
