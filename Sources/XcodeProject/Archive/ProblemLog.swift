import VigilDocuments

/// Gathers what is wrong with the files of a project while they are read: all of it, each thing once.
final class ProblemLog {
    private(set) var problems: [InputProblem] = []
    private var known: Set<InputProblem> = []

    func add(_ problem: InputProblem) {
        if known.insert(problem).inserted { problems.append(problem) }
    }

    func add(contentsOf problems: [InputProblem]) {
        for problem in problems { add(problem) }
    }
}
