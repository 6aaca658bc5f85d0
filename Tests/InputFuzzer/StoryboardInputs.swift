import Foundation
import VigilDocuments
import VigilInterfaceFile

extension InputKind {
    /// Storyboards and nibs.
    static let storyboard = InputKind(
        name: "storyboard", seeds: interfaces.map { Array($0.utf8) }, tokens: commonTokens + tokensOfInterfaces
    ) { bytes in
        do throws(InputProblems) {
            let document = try InterfaceDocument(bytes, name: "Main", file: "Main.storyboard")
            for scene in document.scenes {
                precondition(scene.controller.all.allSatisfy { $0.line > 0 }, "an element is nowhere")
            }
            return true
        } catch {
            precondition(!error.problems.isEmpty, "an error says nothing")
            precondition(error.problems.allSatisfy { $0.line != nil && !$0.message.isEmpty }, "a fault has no place")
            return false
        }
    }

    private static let tokensOfInterfaces = [
        "<", ">", "</", "/>", "<document>", "</scenes>", "<scene>", "</objects>", "<viewController id=\"a\"/>",
        "id=\"a\"", "destination=\"", "<connections>", "<segue ", "kind=\"show\"", "kind=\"unwind\"",
        "<outlet property=\"x\"",
        "<subviews>", "</subviews>", "<string key=\"text\">", "<![CDATA[", "]]>", "<!--", "-->", "&lt;", "&#xD800;",
        "&",
        "YES", "1e400", "nan", "sceneMemberID=\"viewController\"", "customClass=\"\"", "key=\"view\"",
    ]

    private static let interfaces = [storyboard(of: "Storyboard."), nib]

    private static func storyboard(of kind: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)XIB" initialViewController="a">
          <scenes>
            <!--First-->
            <scene sceneID="s1"><objects>
              <viewController storyboardIdentifier="First" id="a" customClass="First" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                  <label text="Caf\u{E9} &amp; \u{1F97E}" id="l"/>
                  <button id="b"><state key="normal" title="Go"/><connections>
                    <segue destination="n" kind="show" identifier="go" id="c1"/>
                    <action selector="tap:" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
                </subviews></view>
                <connections><outlet property="label" destination="l" id="c3"/></connections>
              </viewController>
              <exit id="e" sceneMemberID="exit"/></objects></scene>
            <scene sceneID="s2"><objects>
              <navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="c4"/></connections>
              </navigationController></objects></scene>
          </scenes>
        </document>
        """
    }

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="v"><subviews><label id="l"><string key="text">one
        two</string></label></subviews></view>
          </objects>
        </document>
        """
}
