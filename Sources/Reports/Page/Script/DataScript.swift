/// What the page knows: the records in typed arrays, and words for them.
enum DataScript {
    static let text = #"""
        const $ = id => document.getElementById(id);
        const head = JSON.parse($("vigil-head").textContent),
          data = JSON.parse($("vigil-data").textContent);
        const strings = data.strings,
          total = data.t.length,
          appNames = head.apps,
          rules = head.rules;
        const times = new Float64Array(total),
          appOf = Uint16Array.from(data.app),
          kindOf = Uint8Array.from(data.kind);
        const stateOf = Uint8Array.from(data.state),
          textOf = Int32Array.from(data.text),
          ruleOf = Int16Array.from(data.rule); { let t = 0; for (let i = 0; i < total; i++) times[i] = (t += data.t[
            i]) * head.unit; }
        const end = Math.max(head.end, total ? times[total - 1] : 0, 1e6);
        const kinds = head.kinds,
          kindNumber = Object.fromEntries(kinds.map((k, n) => [k, n]));
        const kindWord = {
          stimulus: "phone",
          call: "call",
          state: "state",
          acquire: "acquire",
          drop: "drop",
          wake: "wake",
          refusal: "refusal",
          finding: "finding",
          termination: "end",
          output: "output",
          log: "log",
          note: "note",
          screen: "screen"
        };
        const kindSign = {
          stimulus: "∗",
          call: "›",
          state: "◆",
          acquire: "+",
          drop: "−",
          wake: "▲",
          refusal: "×",
          finding: "!",
          termination: "■",
          output: "|",
          log: "·",
          note: "·",
          screen: "▭"
        };
        const spans = data.spans.app.map((app, n) => {
          const s = data.spans;
          const to = s.to[n] < 0 ? end : s.to[n];
          return {
            app,
            name: strings[s.name[n]],
            grant: s.grant[n],
            first: s.first[n],
            last: s.last[n] < 0 ? total : s.last[n],
            from: s.from[n],
            to,
            open: s.to[n] < 0,
            deadline: s.deadline[n] < 0 ? null : s.deadline[n],
            number: s.number[n],
            n
          };
        });

        /** The first place of a sorted list from `low` on whose value, by `at`, is not below `value`. */
        function lowerBound(count, value, at, low = 0) {
          let high = count;
          while (low < high) { const mid = (low + high) >> 1; if (at(mid) < value) low = mid + 1;
            else high = mid; }
          return low;
        }
        /** What the phone did for an app meanwhile, in the form of what keeps one awake. */
        const errands = data.errands.app.map((app, n) => {
          const e = data.errands,
            open = e.to[n] < 0;
          return { app, kind: strings[e.kind[n]], name: strings[e.name[n]], grant: -1, from: e.from[n],
            to: open ? end : e.to[n], open, deadline: null, errand: true,
            first: Math.min(lowerBound(total, e.from[n], i => times[i]), Math.max(total - 1, 0)),
            last: open ? total : Math.max(0, lowerBound(total, e.to[n] + 1, i => times[i]) - 1) };
        });
        const sentence = i => strings[textOf[i]],
          rule = i => ruleOf[i] < 0 ? null : rules[ruleOf[i]];

        // What kept an app awake: its spans in order, with the latest end of all before each.
        const spansOfApp = appNames.map((_, app) => {
          const list = spans.filter(s => s.app === app).sort((a, b) => a.first - b.first);
          let latest = 0;
          return { list, latest: list.map(s => latest = Math.max(latest, s.last)) };
        });

        function holders(i) {
          const { list, latest } = spansOfApp[appOf[i]];
          const found = [];
          for (let k = lowerBound(list.length, i + 1, n => list[n].first) - 1; k >= 0 && latest[k] > i; k--)
            if (list[k].last > i) found.unshift(list[k]);
          return found;
        }
        const holderNames = i => [...new Set(holders(i).map(s => s.name))].join(", ");

        // Words for times.
        const pad = (n, width) => String(n).padStart(width, "0");

        function clock(ns) {
          const whole = Math.floor(ns / 1e9),
            rest = Math.round(ns - whole * 1e9),
            days = Math.floor(whole / 86400);
          const fraction = rest % 1e6 ? pad(rest, 9) : pad(rest / 1e6, 3);
          return (days ? days + "d " : "") + [Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60, whole % 60]
            .map(n => pad(n, 2)).join(":") + "." + fraction;
        }

        function span(ns) {
          if (ns < 0) return "−" + span(-ns);
          if (ns < 1e3) return Math.round(ns) + " ns";
          const short = x => String(Math.round(x * 1000) / 1000);
          if (ns < 1e6) return short(ns / 1e3) + " µs";
          if (ns < 1e9) return short(ns / 1e6) + " ms";
          if (ns < 120e9) return short(ns / 1e9) + " s";
          const s = Math.round(ns / 1e9);
          return [
              [Math.floor(s / 86400), "d"],
              [Math.floor(s / 3600) % 24, "h"],
              [Math.floor(s / 60) % 60, "min"],
              [s % 60, "s"]
            ]
            .filter(p => p[0]).map(p => p[0] + " " + p[1]).join(" ");
        }
        const formats = new Map();

        function format(zone, withSeconds) {
          const key = zone + withSeconds;
          if (!formats.has(key)) {
            const how = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(withSeconds ?
              { second: "2-digit" } : {}) };
            let made;
            try { made = new Intl.DateTimeFormat("en-GB", { ...how, timeZone: zone }); } catch { made = new Intl
                .DateTimeFormat("en-GB", { ...how, timeZone: "UTC" }); }
            formats.set(key, made);
          }
          return formats.get(key);
        }
        /** What the wall clock of the phone shows. */
        function wall(ns, withSeconds = true) {
          const n = lowerBound(head.clock.length, ns + 1, k => head.clock[k].instant) - 1;
          if (n < 0) return "";
          const set = head.clock[n];
          return format(set.zone, withSeconds).format(new Date(set.date + (ns - set.instant) / 1e6));
        }
        """#
}
