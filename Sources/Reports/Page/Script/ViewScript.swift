/// What the page shows of the run: the part that is in view, what is selected, and what is searched for.
enum ViewScript {
    static let text = #"""
        const gutter = 176,
          least = 2000;
        // Room for the deadlines of what is open at the end, and for the last words.
        const furthest = spans.reduce((most, s) => Math.max(most, s.open && s.deadline || 0), 0);
        const whole = { from: -end * .012, to: Math.max(end * 1.07, Math.min(furthest * 1.02, end * 1.4)) };
        const view = {
          ...whole,
          pick: -1,
          sight: -1,
          span: null,
          band: null,
          check: null,
          mark: null,
          query: "",
          hidden: new Set()
        };
        let rows = Int32Array.from({ length: total }, (_, i) => i),
          isMatch = new Uint8Array(total).fill(1),
          isFiltered = false;
        const listeners = [];
        let isAsked = false;
        /** Draws all again, once before the next picture. */
        function refresh() {
          if (isAsked) return;
          isAsked = true;
          requestAnimationFrame(() => { isAsked = false; for (const draw of listeners) draw(); });
        }
        let isSaving = 0;

        function saveLink() {
          clearTimeout(isSaving);
          isSaving = setTimeout(() => {
            const parts = [];
            if (view.from !== whole.from || view.to !== whole.to) parts.push(
              `v=${Math.round(view.from)}-${Math.round(view.to)}`.replace("=-", "=m"));
            if (view.pick >= 0) parts.push("e=" + times[view.pick] + "." + (view.pick - lowerBound(total, times[
              view.pick], i => times[i])));
            if (view.query) parts.push("q=" + encodeURIComponent(view.query));
            if (view.hidden.size) parts.push("k=" + [...view.hidden].join(","));
            try { history.replaceState(null, "", "#" + parts.join(
              "&")); } catch { /* a page in a frame has no history */ }
          }, 150);
        }

        function readLink() {
          const given = Object.fromEntries(location.hash.slice(1).split("&").map(p => [p.slice(0, 1), p.slice(2)]));
          const range = /^(m?)(\d+)-(\d+)$/.exec(given.v || "");
          if (range) setView((range[1] ? -1 : 1) * range[2], +range[3]);
          for (const kind of (given.k || "").split(","))
            if (kind in kindNumber) view.hidden.add(kind);
          try { view.query = decodeURIComponent(given.q || ""); } catch { view.query = ""; }
          const event = /^(\d+)\.(\d+)$/.exec(given.e || "");
          if (event) { const i = lowerBound(total, +event[1], k => times[k]) + +event[2]; if (i < total) view.pick =
            i; }
        }

        function setView(from, to) {
          const width = Math.min(Math.max(to - from, least), whole.to - whole.from);
          from = Math.min(Math.max(from, whole.from), whole.to - width);
          [view.from, view.to] = [from, from + width];
          saveLink();
          refresh();
        }

        function zoom(factor, around = (view.from + view.to) / 2) {
          setView(around - (around - view.from) * factor, around + (view.to - around) * factor);
        }
        const pan = share => setView(view.from + (view.to - view.from) * share, view.to + (view.to - view.from) *
          share);

        function reveal(from, to = from) {
          const width = view.to - view.from;
          if (to - from > width) return setView(from - (to - from) * .1, to + (to - from) * .1);
          if (from < view.from + width * .02 || to > view.to - width * .05) setView((from + to - width) / 2, (from +
            to + width) / 2);
        }
        let fitted = null;
        /** Centres what is selected; asked again, makes it fill the view. */
        function fit() {
          const it = view.span ? [view.span.from, Math.max(view.span.to, view.span.deadline || 0)] : view.check ?
            [view.check.from, view.check.to] : view.pick >= 0 ? [times[view.pick], times[view.pick]] : [0, end];
          const margin = Math.max((it[1] - it[0]) * .15, it[0] === it[1] ? (view.to - view.from) / 8 : least);
          if (fitted === String(it)) { fitted = null; return setView(it[0] - margin, it[1] + margin); }
          fitted = String(it);
          const width = view.to - view.from;
          setView((it[0] + it[1] - width) / 2, (it[0] + it[1] + width) / 2);
        }

        function select(i, quietly) {
          if (i < 0 || i >= total) return;
          view.pick = i;
          view.sight = -1;
          view.span = view.check = view.band = null;
          if (!quietly) reveal(times[i]);
          showDetail();
          scrollToPick();
          saveLink();
          refresh();
        }

        function selectSpan(s) { view.span = s;
          view.check = view.band = null;
          view.pick = view.sight = -1;
          showDetail();
          saveLink();
          refresh(); }

        function selectCheck(c) { view.check = c;
          view.span = view.band = null;
          view.pick = view.sight = -1;
          reveal(c.from, c.to);
          showDetail();
          saveLink();
          refresh(); }

        function clearPick() { view.pick = view.sight = -1;
          view.span = view.check = view.mark = view.band = null;
          showDetail();
          saveLink();
          refresh(); }

        /** A bar of a state: it begins with a record, and what is said of it holds at its middle. */
        function selectBand(b) { select(b.i, true);
          view.band = b;
          showDetail(); }

        const isBad = outcome => outcome !== "passed";
        /** Shows at first why it went wrong: how the app ended where nothing expects that, else the first thing that does not hold. */
        function selectReason() {
          if (!isBad(head.outcome)) return;
          const left = head.ends.filter(e => !e.isExpected),
            ends = [];
          for (let i = 0; i < total; i++)
            if (kinds[kindOf[i]] === "termination") ends.push(i);
          const end = ends.find(i => left.some(e => e.app === appNames[appOf[i]] && sentence(i).includes(e.text))) ??
            (head.outcome === "broken" ? ends.at(-1) : undefined);
          const check = checks.find(c => !c.ok);
          if (end !== undefined) view.pick = end;
          else if (check) view.check = check;
          else view.pick = recordsWhere(i => kinds[kindOf[i]] === "finding")[0] ?? -1;
        }

        /** `word -word kind:call app:Name rule:task. state:background "two words"`: all of them hold. */
        function tester(query) {
          const words = (query.match(/-?(?:\w+:)?(?:"[^"]*"?|\S+)/g) || []).map(word => {
            const not = word.startsWith("-") && word.length > 1,
              [, key, value] = /^(?:(kind|app|rule|state|awake):)?(.*)$/.exec(not ? word.slice(1) : word);
            return { not, key, value: value.replace(/"/g, "").toLowerCase() };
          });
          const plain = words.filter(w => !w.key),
            lower = new Map();
          const hasWord = (id, w) => {
            let text = lower.get(id);
            if (text === undefined) lower.set(id, text = strings[id].toLowerCase());
            return text.includes(w.value);
          };
          return i => {
            for (const w of words) {
              const r = ruleOf[i] < 0 ? "" : rules[ruleOf[i]].id.toLowerCase();
              const holds = !w.key ? hasWord(textOf[i], w) || r.includes(w.value) :
                w.key === "kind" ? kinds[kindOf[i]].startsWith(w.value) || kindWord[kinds[kindOf[i]]].startsWith(w
                  .value) :
                w.key === "app" ? appNames[appOf[i]].toLowerCase().includes(w.value) :
                w.key === "rule" ? r.startsWith(w.value) && r !== "" : w.key === "awake" ? holderNames(i)
                .toLowerCase().includes(w.value) :
                appOf[i] > 0 && head.states[stateOf[i]].includes(w.value);
              if (holds === w.not) return false;
            }
            return true;
          };
        }

        function filter() {
          const test = tester(view.query),
            isHidden = kinds.map(k => view.hidden.has(k));
          let count = 0;
          isFiltered = view.query.trim() !== "" || view.hidden.size > 0;
          for (let i = 0; i < total; i++) count += isMatch[i] = !isHidden[kindOf[i]] && test(i) ? 1 : 0;
          rows = new Int32Array(count);
          for (let i = 0, n = 0; i < total; i++)
            if (isMatch[i]) rows[n++] = i;
          $("hits").textContent = isFiltered ? `${count.toLocaleString("en")} of ${total.toLocaleString("en")}` :
            `${total.toLocaleString("en")} records`;
          saveLink();
          layTable();
          refresh();
        }
        /** The next record that is found, or the one before. */
        function step(by) {
          if (!rows.length) return;
          const at = lowerBound(rows.length, view.pick, n => rows[n]);
          const n = view.pick < 0 ? (by > 0 ? 0 : rows.length - 1) : by > 0 ? (rows[at] === view.pick ? at + 1 : at) :
            at - 1;
          if (n >= 0 && n < rows.length) select(rows[n]);
        }
        """#
}
