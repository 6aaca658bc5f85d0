import Foundation

/// Files that have a server for continuous integration test a package and play its scenarios, at each push.
///
/// None has a word of the package, whose name and path may be somebody else's: `Package.swift` is read there.
struct ServerFiles {
    /// The commit or tag of Vigil that the server takes.
    let version: String

    /// Files that take the commit of the checkout at a path, or the tag of the tool's version where it has none.
    init(vigil: String) {
        version = GitFolder(of: vigil)?.commit ?? Version.number
    }

    /// Files that take a commit or tag.
    init(version: String) { self.version = version }

    /// The files, with their paths in the package.
    var files: [PackageTemplate.File] {
        [
            PackageTemplate.File(path: ".github/workflows/background.yml", text: gitHub),
            PackageTemplate.File(path: ".gitlab-ci.yml", text: gitLab),
        ]
    }

    /// What is left to do for a package below the folder of its repository, where servers look for their files; nil where there
    /// is nothing.
    static func note(on folder: String) -> String? {
        var root = URL(fileURLWithPath: folder).standardizedFileURL
        while !FileManager.default.fileExists(atPath: root.path + "/.git") {
            guard root.path != "/" else { return nil }
            root.deleteLastPathComponent()
        }
        let package = RelativePath.from(root.path, to: folder)
        guard package != "." else { return nil }
        return """
            A server reads .github and .gitlab-ci.yml in the repository's own folder: move them to \(root.path.onOneLine), and \
            write \(package.onOneLine) for PACKAGE in them.
            """
    }

    /// A workflow of GitHub Actions.
    var gitHub: String {
        """
        name: What happens in the background
        on: [push, pull_request]

        env:
          # Where Vigil is fetched from, as git takes it: set it once, in the repository's Settings, below Secrets and variables,
          # Actions, Variables. A private repository needs an address with a token: make it a secret, and write secrets. here.
          VIGIL_REPOSITORY: ${{ vars.VIGIL_REPOSITORY }}
          # A whole commit, or a tag that stays where it is: what is built of it is kept.
          VIGIL_VERSION: "\(version)"
          # The package's folder, from the repository's on, in which this file lies in .github/workflows.
          PACKAGE: .

        defaults:
          run:
            shell: bash

        jobs:
          background:
            runs-on: ubuntu-latest
            container: swift:6.3
            steps:
              - uses: actions/checkout@v4

              - name: Name the toolchain
                id: toolchain
                run: |
        \(Self.indented(Self.toolchain, by: 10))

              - name: Take Vigil and its build from the cache
                id: cache
                uses: actions/cache/restore@v4
                with:
                  path: .vigil
                  key: vigil-${{ runner.arch }}-${{ steps.toolchain.outputs.name }}-${{ env.VIGIL_VERSION }}

              - name: Fetch Vigil
                run: |
        \(Self.indented(Self.fetch, by: 10))

              - name: Build
                id: build
                run: |
        \(Self.indented(Self.build, by: 10))

              # Before anything can fail: the next run begins with it.
              - name: Keep Vigil and its build
                if: steps.cache.outputs.cache-hit != 'true'
                uses: actions/cache/save@v4
                with:
                  path: .vigil
                  key: ${{ steps.cache.outputs.cache-primary-key }}

              - name: Run the tests
                run: |
        \(Self.indented(Self.test, by: 10))

              - name: Play the scenarios
                if: ${{ !cancelled() && steps.build.outcome == 'success' }}
                run: |
        \(Self.indented(Self.play + " --github", by: 10))

              - name: Keep the reports
                if: ${{ !cancelled() }}
                uses: actions/upload-artifact@v4
                with:
                  name: vigil-reports
                  path: vigil-reports

        """
    }

    /// A pipeline of GitLab.
    var gitLab: String {
        """
        # Where Vigil is fetched from is VIGIL_REPOSITORY, an address as git takes it: set it once, in the project's Settings, CI/CD,
        # Variables; masked, where it has a token.
        variables:
          # A whole commit, or a tag that stays where it is: what is built of it is kept.
          VIGIL_VERSION: "\(version)"
          SWIFT_VERSION: "6.3"
          # The package's folder, from the repository's on, in which this file lies.
          PACKAGE: .

        background:
          image: swift:$SWIFT_VERSION
          cache:
            key: vigil-$SWIFT_VERSION-$VIGIL_VERSION
            paths: [.vigil/]
            when: always
          script:
            # Fetch Vigil
            - |
        \(Self.indented(Self.fetch, by: 6))
            # Build
            - |
        \(Self.indented(Self.build, by: 6))
            # Run the tests and play the scenarios
            - |
              code=0
        \(Self.indented(Self.test + " || code=$?\n" + Self.play + " || code=$?", by: 6))
              exit $code
          artifacts:
            when: always
            paths: [vigil-reports/]
            reports:
              junit: vigil-reports/scenarios.xml

        """
    }

    private static let toolchain = """
        name="$(swift --version 2> /dev/null | sed -n 1p | tr -cs 'A-Za-z0-9.\\n' -)"
        echo "name=$name" >> "$GITHUB_OUTPUT"
        """

    /// The place in `Package.swift` is that of a person's computer, of which a link there makes one.
    private static let fetch = """
        : "${VIGIL_REPOSITORY:?is not set: the beginning of this file says where}"
        if [ ! -e .vigil/Package.swift ]; then
          git init -q .vigil
          git -C .vigil fetch -q --depth 1 "$VIGIL_REPOSITORY" "$VIGIL_VERSION"
          git -C .vigil checkout -q FETCH_HEAD
        fi
        # Where Package.swift says that Vigil lies.
        place="$PACKAGE/$(sed -n 's/.*name: "Vigil", path: "\\(.*\\)".*/\\1/p' "$PACKAGE/Package.swift")"
        if [ ! -e "$place" ]; then
          mkdir -p "$(dirname "$place")"
          ln -s "$PWD/.vigil" "$place"
        fi
        """

    private static let build = """
        swift build --package-path "$PACKAGE" --scratch-path "$PWD/.vigil/.build" --build-tests
        swift build --package-path "$PACKAGE" --scratch-path "$PWD/.vigil/.build" --product vigil
        """

    private static let test = """
        swift test --package-path "$PACKAGE" --scratch-path "$PWD/.vigil/.build" --skip-build
        """

    private static let play = """
        mkdir -p vigil-reports
        .vigil/.build/debug/vigil test "$PACKAGE" --scratch-path "$PWD/.vigil/.build" \\
          --junit vigil-reports/scenarios.xml --html vigil-reports/scenarios.html
        """

    private static func indented(_ lines: String, by width: Int) -> String {
        lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
    }
}
