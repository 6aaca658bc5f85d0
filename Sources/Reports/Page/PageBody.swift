/// What stands in pages before a script fills it.
enum PageBody {
    /// What filters the table of many runs.
    static let indexTools = #"""
        <div id="tools" role="toolbar" aria-label="Filter">
        <input id="find" type="search" aria-label="Filter the scenarios" placeholder="Filter ( / )" spellcheck="false"
          autocomplete="off">
        <button type="button" id="failed" aria-pressed="false">Only what did not pass</button></div>
        """#

    /// The parts of the page of one run.
    ///
    /// - Parameters:
    ///   - top: what stands above the timeline, as HTML.
    ///   - why: what failed first, as HTML.
    static func run(top: String, why: String) -> String {
        #"""
        <div id="page" hidden>
        <header id="top"><div class="title">\#(top)<p id="why">\#(why)</p></div>
        <button type="button" id="theme">auto</button><button type="button" id="help-button"
          aria-label="Help and keys">?</button></header>
        <div id="tools" role="toolbar" aria-label="Search, filter and zoom">
        <input id="find" type="search" placeholder="Search ( / )" aria-label="Search the records" spellcheck="false"
          autocomplete="off">
        <span id="hits" role="status"></span><span id="kinds" role="group" aria-label="Kinds of records"></span><span
          style="flex:1"></span>
        <button type="button" id="zoom-out" aria-label="Zoom out">−</button><button type="button" id="zoom-in"
          aria-label="Zoom in">+</button>
        <button type="button" id="zoom-all">Whole run</button></div>
        <main id="left">
        <div id="maps"><canvas id="map" role="img"
          aria-label="The whole run, and the part of it that is in view"></canvas>
        <canvas id="ruler" role="img" aria-label="Time since boot, and on the phone's clock"></canvas></div>
        <div id="lanes" role="region" aria-label="Timeline. The table of records below it holds the same."
          tabindex="-1">
        <div id="names" role="group" aria-label="Lanes"></div>
        <canvas id="chart" role="img"
          aria-label="Lanes of the phone, the state of each app, what kept it awake, calls, output, findings"></canvas>
        </div>
        <div id="grip" role="separator" aria-orientation="horizontal" aria-label="Height of the timeline"
          aria-valuemin="12" aria-valuemax="88" aria-valuenow="58" tabindex="0"></div>
        <div id="table" role="grid" aria-label="Records" aria-colcount="6" tabindex="0">
        <div id="rowhead" role="row" aria-rowindex="1">
          <span role="columnheader" aria-colindex="1">Since boot</span>
          <span role="columnheader" aria-colindex="2">Kind</span>
          <span role="columnheader" aria-colindex="3">What happened</span>
          <span role="columnheader" aria-colindex="4">State</span>
          <span role="columnheader" aria-colindex="5">Kept awake by</span>
          <span role="columnheader" aria-colindex="6">Rule</span></div>
        <div id="rows" role="rowgroup" style="position:relative"></div></div>
        </main>
        <div id="side">
        <div id="sketch" role="region" aria-label="Sketch of the phone" hidden>
        <div id="sketch-tools" role="toolbar" aria-label="What was seen before and after">
        <button type="button" id="sketch-before" aria-label="What was seen before (J)">‹</button>
        <p id="sketch-place" role="status"></p>
        <button type="button" id="sketch-after" aria-label="What was seen next (K)">›</button>
        <button type="button" id="sketch-fold" aria-expanded="true" aria-controls="phone">Phone</button></div>
        <div id="phone" role="group" aria-labelledby="sketch-place" tabindex="0"></div></div>
        <aside id="detail" aria-label="What is selected" aria-live="polite" tabindex="-1"></aside></div>
        <div id="tip" hidden></div>
        <dialog id="help" aria-labelledby="help-title"><h1 id="help-title">Keys</h1><table>
        <tr><td><kbd>W</kbd> <kbd>S</kbd> <kbd>+</kbd> <kbd>-</kbd></td><td>zoom in, zoom out (also Ctrl and the
          wheel)</td></tr>
        <tr><td><kbd>A</kbd> <kbd>D</kbd></td><td>move left, right (also drag)</td></tr>
        <tr><td><kbd>0</kbd> <kbd>F</kbd></td><td>the whole run; centre what is selected, again to fill the
          view</td></tr>
        <tr><td>Shift and drag</td><td>zoom to a range</td></tr>
        <tr><td><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></td><td>the record before, the next one</td></tr>
        <tr><td><kbd>,</kbd> <kbd>.</kbd></td><td>the record before and the next one in its lane</td></tr>
        <tr><td><kbd>J</kbd> <kbd>K</kbd> <kbd>V</kbd></td><td>what a person saw before, and next; fold or unfold the
          phone</td></tr>
        <tr><td><kbd>N</kbd> <kbd>P</kbd></td><td>the next finding, end or failed expectation, the one before</td></tr>
        <tr><td><kbd>/</kbd> <kbd>Enter</kbd></td><td>search; the next one found, with Shift the one before</td></tr>
        <tr><td><kbd>1</kbd> to <kbd>9</kbd></td><td>fold or unfold a lane</td></tr>
        <tr><td><kbd>M</kbd> <kbd>Esc</kbd></td><td>mark the instant to measure from; clear what is
          selected</td></tr></table>
        <p class="soft">A search knows <code>kind:</code> <code>rule:</code> <code>app:</code> <code>state:</code>
          <code>awake:</code>, quotation marks, and <code>-</code> for "not". The address of the page keeps what you
            see.</p>
        <form method="dialog"><button>Close</button></form></dialog>
        </div>
        """#
    }
}
