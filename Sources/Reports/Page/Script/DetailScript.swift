/// Says everything about what is selected: the sentence, the rule with its sources, what kept the app awake.
enum DetailScript {
    static let text = #"""
        function h(tag, attributes, ...children) {
          const node = document.createElement(tag);
          for (const [key, value] of Object.entries(attributes || {}))
            key.startsWith("on") ? node.addEventListener(key.slice(2), value) : value !== null && node.setAttribute(
              key, value);
          node.append(...children.filter(c => c !== null && c !== undefined));
          return node;
        }
        const part = (title, ...children) => h("section", {}, h("h3", {}, title), ...children);
        const facts = pairs => h("dl", {}, ...pairs.filter(p => p[1] !== "" && p[1] !== null).flatMap(([k, v]) => [h(
          "dt", {}, k), h("dd", {}, v)]));
        const go = (i, text) => h("button", { type: "button", onclick: () => { select(i);
            $("table").focus(); } }, text || clock(times[i]));

        function ruleBlock(rule) {
          const sources = rule.sources.map(s => h("li", {}, s.url ? h("a", { href: s.url, target: "_blank",
            rel: "noopener noreferrer" }, s.title) : s.title));
          return part("Rule", h("div", { class: "rule" }, h("code", {}, rule.id), h("p", { style: "margin:3px 0" },
                rule.text),
              h("span", { class: "soft" }, rule.confidence.join("; "))),
            ...(rule.advice ? [h("p", {}, rule.advice)] : []),
            h("p", { style: "margin:6px 0" }, h("button", { type: "button", onclick: () => search(
                `rule:${rule.id}`) }, "Show all of this rule")),
            ...(sources.length ? [h("h3", {}, "Sources"), h("ul", {}, ...sources)] : []));
        }

        const link = (text, act) => h("a", { href: "#", onclick: e => { e.preventDefault(); act(); } }, text);
        const listed = (title, items, item) =>
          items.length ? [part(title, h("ul", {}, ...[...items].slice(0, 40).map(i => h("li", {}, ...item(i)))))] : [];

        function heldLine(s, now) {
          const ended = s.deadline !== null && s.deadline <= now;
          const left = s.deadline === null ? "" : ended ? ", its time is over" : `, ${span(s.deadline - now)} left`;
          return h("li", {}, link(s.name, () => selectSpan(s)), ` for ${span(now - s.from)}${left}`);
        }

        /** Why the app is in the state that it is in at a record. */
        function stateSince(i) {
          const bands = parts[appOf[i]].states;
          const band = bands[lowerBound(bands.length, i + 1, n => bands[n].i) - 1];
          if (!band || band.state !== stateOf[i] || band.i === i) return null;
          const why = rule(band.i);
          return part("In this state since", h("p", { style: "margin:0" }, link(clock(times[band.i]),
            () => select(band.i)), why ? `: ${why.text} [${why.id}]` : ""));
        }

        function conditionsAt(ns) {
          const now = new Map();
          for (const c of head.conditions)
            if (c.at <= ns) now.set(c.name, c.value);
          return [...now];
        }

        /** What an app that ended had open, what was said of it then, and what was found before: the way to the reason. */
        function aroundEnd(i) {
          const app = appOf[i],
            mine = recordsWhere(k => k < i && appOf[k] === app),
            held = mine.length ? holders(mine.at(-1)) : [];
          const said = [...mine].filter(k => times[k] === times[i] && ["note", "log"].includes(kinds[kindOf[k]])),
            found = [...mine].filter(k => kinds[kindOf[k]] === "finding").slice(-8);
          return [
            ...listed("Kept awake until then by", held, s => [link(s.name, () => selectSpan(s)),
              ` for ${span(times[i] - s.from)}`]),
            ...listed("Said at its end", said, k => [link(sentence(k), () => select(k))]),
            ...listed("Found before", found, k => [link(`${clock(times[k])} ${sentence(k)}`, () => select(k))])
          ];
        }

        function recordDetail(i) {
          const t = times[i],
            app = appOf[i],
            kind = kinds[kindOf[i]],
            held = app ? holders(i) : [];
          return [h("span", { class: "chip" }, `${kindSign[kind]} ${kindWord[kind]}`), h("h2", {}, sentence(i)),
            facts([
              ["since boot", clock(t)],
              ["on the phone", wall(t)],
              ["app", app ? appNames[app] : ""],
              ["state", app ? head.states[stateOf[i]] : ""],
              ["from the mark", view.mark === null ? "" : span(t - view.mark)]
            ]),
            ...(kind === "termination" ? aroundEnd(i) : []),
            rule(i) ? ruleBlock(rule(i)) : null,
            app ? stateSince(i) : null,
            app && kind !== "termination" ? part("Kept awake by", held.length ? h("ul", {}, ...held.map(s => heldLine(s, t))) : h(
              "p", { class: "soft", style: "margin:0" },
              head.states[stateOf[i]] === "suspended" || head.states[stateOf[i]] === "not running" ?
              "nothing: no code of it runs" : "nothing")) : null,
            part("The phone", facts(conditionsAt(t)))
          ];
        }

        /** The last record before an expectation is looked at. */
        const lastBefore = c => Math.max(0, lowerBound(total, c.from + 1, i => times[i]) - 1);

        /** A time in one state: what held at its middle, and what came and went within it. */
        function bandDetail(b) {
          const app = appOf[b.i],
            middle = (b.from + b.to) / 2,
            all = spansOfApp[app].list.filter(s => s.from < b.to && s.to > b.from),
            held = all.filter(s => s.from <= middle && middle < s.to),
            others = all.filter(s => !held.includes(s));
          const r = rule(b.i),
            name = head.states[b.state];
          return [h("span", { class: "chip" }, "state"), h("h2", {}, `${name} for ${span(b.to - b.from)}`),
            facts([
              ["app", appNames[app]],
              ["from", clock(b.from)],
              ["to", b.to >= end ? `${clock(b.to)}, the end of the run` : clock(b.to)]
            ]),
            part(`Kept awake by, at its middle (${clock(Math.round(middle / 1e6) * 1e6)})`, held.length ?
              h("ul", {}, ...held.map(s => heldLine(s, middle))) : h("p", { class: "soft", style: "margin:0" },
                name === "suspended" || name === "not running" ? "nothing: no code of it runs" : "nothing")),
            ...listed("Kept awake at other times of it by", others, s => [link(s.name, () => selectSpan(s)),
              ` from ${clock(s.from)} for ${span(s.to - s.from)}`]),
            part("Records", h("p", { style: "margin:0" }, go(b.i, "where it begins"))),
            r ? ruleBlock(r) : null,
            part("The phone at its middle", facts(conditionsAt(middle)))
          ];
        }

        function spanDetail(s) {
          const over = s.deadline !== null && s.deadline < s.to,
            r = s.first < total && !s.errand ? rule(s.first) : null;
          return [h("span", { class: "chip" }, s.errand ? `${s.kind} by the phone` : "kept awake by"), h("h2", {}, s.name),
            facts([
              ["app", appNames[s.app]],
              ["from", clock(s.from)],
              ["to", s.open ? "the end of the run" : clock(s.to)],
              ["lasted", span(s.to - s.from)],
              ["deadline", s.errand ? "" : s.deadline === null ? "none" : clock(s.deadline)],
              ["grant", s.grant < 0 ? "" : `number ${s.grant}`],
              [over ? "went beyond" : "unused", s.deadline === null || s.deadline === s.to ? "" : span(Math.abs(s
                .deadline - s.to))]
            ]),
            part("Records", h("p", { style: "margin:0;display:flex;gap:6px" }, go(s.first, "where it begins"), s
              .open ? null : go(s.last, "where it ends"))),
            r ? ruleBlock(r) : null
          ];
        }

        function checkDetail(c) {
          const ended = bad.filter(i => kinds[kindOf[i]] === "termination" && times[i] <= c.from).slice(-3);
          const place = head.scenario.file + (c.line ? `:${c.line}` : "");
          return [h("span", { class: `badge ${c.ok ? "passed" : "failed"}` }, c.ok ? "holds" : "does not hold"), h(
              "h2", {}, `${c.step} at ${clock(c.from)}`),
            facts([
              ["place", place],
              ["until", c.to > c.from ? clock(c.to) : ""]
            ]),
            ...c.mismatches.map(m => part(m.key || "could not be taken", facts([
              ["expected", m.expected],
              ["found", m.found]
            ]), m.why ? h("pre", { class: "soft" }, `because ${m.why}`) : null)),
            ...(c.ok ? [] : listed("Had ended before", ended, i => [link(`${clock(times[i])} ${sentence(i)}`,
              () => select(i))])),
            part("Records", h("p", { style: "margin:0" }, go(lastBefore(c), "the last one before")))
          ];
        }

        function overview() {
          const counted = ["finding", "termination", "refusal", "wake"];
          const count = k => kindOf.reduce((sum, n) => sum + (n === kindNumber[k] ? 1 : 0), 0);
          const wrong = m => `${m.key}: expected ${m.expected}, found ${m.found}`;
          return [
            ...listed("Does not hold", checks.filter(c => !c.ok), c => [
              link(`${clock(c.from)} ${c.mismatches.map(wrong).join("; ")}`, () => selectCheck(c))]),
            ...listed("Findings and ends", bad, i => [link(`${clock(times[i])} ${sentence(i)}`, () => select(i))]),
            ...listed("How launches ended", head.ends, e => [e.app, ": ", e.text, e.code ? ` (${e.code})` : "",
              e.isExpected ? "" : ", which nothing expects"]),
            part("The run", facts([
              ["scenario", head.scenario.name],
              ["file", head.scenario.file],
              ...head.variant.map(v => [v.parameter, v.value]),
              ["system", head.system],
              ["seed", String(head.seed)],
              ["lasts", span(end)],
              ["records", total.toLocaleString("en")],
              ...counted.map(k => [kindWord[k] + "s", String(count(k))])
            ])),
            ...listed("Taken for granted", head.assumptions, text => [text]),
            part("The phone at first", facts(conditionsAt(0))),
            h("p", { class: "soft" }, "Select a record, a bar or a flag to see why. Press ? for the keys.")
          ];
        }

        function showDetail() {
          const parts = view.band ? bandDetail(view.band) : view.span ? spanDetail(view.span) : view.check ?
            checkDetail(view.check) : view.pick >= 0 ? recordDetail(view.pick) : overview();
          $("detail").replaceChildren(...parts.filter(Boolean));
          $("detail").scrollTop = 0;
          showSketch();
        }

        function tipFor(found) {
          if (found.list) {
            const lines = found.list.slice(0, 6).map(i => h("p", {}, h("b", {}, clock(times[i])),
              ` ${kindSign[kinds[kindOf[i]]]} ${sentence(i)}`));
            const r = found.list.length === 1 && rule(found.list[0]);
            return [...lines, found.list.length > 6 ? h("p", { class: "soft" }, `and ${found.list.length - 6} more`) :
              null,
              r ? h("p", { class: "soft" }, `${r.text} (${r.confidence.join(", ")}) [${r.id}]`) : null
            ];
          }
          if (found.span) {
            const s = found.span,
              more = s.deadline === null ? "" : s.deadline < s.to ?
              `, ${span(s.to - s.deadline)} beyond its deadline` : `, ${span(s.deadline - s.to)} left`;
            return [h("b", {}, s.name), h("p", {},
              `${clock(s.from)} to ${s.open ? "the end" : clock(s.to)}: ${span(s.to - s.from)}${more}`)];
          }
          if (found.check) return [h("b", {}, found.check.ok ? "holds" : "does not hold"), h("p", {},
              `${found.check.step} at ${clock(found.check.from)}`),
            ...found.check.mismatches.map(m => h("p", {}, `${m.key}: expected ${m.expected}, found ${m.found}`))
          ];
          const b = found.band,
            why = b.i === undefined ? null : rule(b.i);
          return [h("b", {}, b.text ?? head.states[b.state]), h("p", {},
            `from ${clock(b.from)} for ${span(b.to - b.from)}`), why ? h("p", { class: "soft" },
            `${why.text} [${why.id}]`) : null];
        }
        """#
}
