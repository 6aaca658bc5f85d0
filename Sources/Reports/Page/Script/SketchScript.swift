/// Sketches the phone at the chosen instant: what a person saw of it, and what a finger touched.
enum SketchScript {
    static let text = #"""
        const screens = JSON.parse($("vigil-screens").textContent),
          said = n => screens.strings[n];
        // A column that is empty is the usual all over.
        const cell = (column, n, usual) => n < column.length ? column[n] : usual;
        const pictures = [];
        for (const [head, foot, ...others] of screens.pictures) {
          const last = pictures.at(-1) || [];
          pictures.push([...last.slice(0, head), ...others, ...(foot ? last.slice(-foot) : [])]);
        }
        const sights = []; {
          const s = screens.sights;
          let t = 0,
            record = 0;
          for (let n = 0; n < s.t.length; n++) sights.push({
            instant: (t += s.t[n]) * s.unit,
            record: (record += s.record[n]),
            app: s.app[n],
            picture: cell(s.picture, n, -1),
            alert: cell(s.alert, n, -1),
            touched: cell(s.touched, n, -1),
            cover: said(cell(s.cover, n, 0)),
            signs: said(cell(s.signs, n, 0))
          });
        }
        // An app that shows nothing, such as one that is scripted, has no sketch.
        const hasSketch = pictures.some(p => p.length > 0);
        let isSketchFolded = false;

        /** What was seen at the chosen instant: of a touch, what the finger met; of another screen, what that shows. */
        function sightNow() {
          if (view.sight >= 0) return view.sight;
          const i = view.pick;
          if (i < 0) {
            const t = view.span ? view.span.from : view.check ? view.check.from : end;
            return lowerBound(sights.length, t + 1, n => sights[n].instant) - 1;
          }
          let n = lowerBound(sights.length, i, k => sights[k].record);
          if (n < sights.length && sights[n].record === i && sights[n].touched >= 0) return n;
          if (kinds[kindOf[i]] === "screen") {
            while (n < sights.length && sights[n].touched >= 0) n++;
            if (n < sights.length && sights[n].instant === times[i]) return n;
          }
          return lowerBound(sights.length, i + 1, k => sights[k].record) - 1;
        }

        function stepSight(by) {
          const n = sightNow() + by;
          if (!hasSketch || n < 0 || n >= sights.length) return;
          if (sights[n].record >= 0) select(sights[n].record);
          view.sight = n;
          showSketch();
        }

        function foldSketch() {
          if (!hasSketch) return;
          isSketchFolded = !isSketchFolded;
          showSketch();
        }

        function watchSketch() {
          $("sketch-before").onclick = () => stepSight(-1);
          $("sketch-after").onclick = () => stepSight(1);
          $("sketch-fold").onclick = foldSketch;
        }

        /** Signs at the head: the clock, what apps do, the network, the battery. */
        function statusBar(t, now, sight) {
          const network = { wifi: "Wi-Fi", cellular: "cellular", none: "no network" }[now.get("network")] || "";
          const charge = (now.get("charge") || "") + (now.get("power") === "charging" ? " ⚡" : "");
          const signs = sight && sight.signs ? sight.signs.split(", ") : [];
          return h("div", { class: "status" }, h("span", { class: "clock" }, wall(t, false)),
            h("span", { class: "signs" }, ...signs.map(s => h("span", { class: "sign" }, s))),
            h("span", {}, network), h("span", {}, charge));
        }

        /** What the apps do while none is to be seen. */
        function stateList(t) {
          const lines = appNames.map((name, app) => {
            const list = parts[app].states,
              n = lowerBound(list.length, t + 1, k => list[k].from) - 1;
            if (!app || n < 0) return null;
            const held = [...new Set(spansOfApp[app].list.filter(s => s.from <= t && t < s.to).map(s => s.name))];
            return h("li", {}, `${name}: ${head.states[list[n].state]}`, held.length ? h("span", { class: "soft" },
              `, kept awake by ${held.join(", ")}`) : null);
          });
          return h("ul", { class: "states" }, ...lines);
        }

        function dark(title, t, ...more) {
          return h("div", { class: "dark" }, h("p", { class: "dark-title" }, title), ...more, stateList(t));
        }

        /** What is on the screen at an instant, and what that is in words. */
        function phoneAt(t, now, sight) {
          const lock = now.get("screen");
          if (lock === "asleep") return ["the screen is off", dark("The screen is off", t)];
          if (lock === "locked") return ["the lock screen", dark("Locked", t, h("p", { class: "big" }, wall(t,
            false)))];
          if (!sight || sight.app === 0) return ["the Home Screen", dark("Home Screen", t)];
          const name = appNames[sight.app];
          if (sight.picture < 0) return [`${name} is not to be seen yet`, dark(name, t)];
          const hasAlert = sight.alert >= 0;
          const screen = screenOf(sight.picture, hasAlert ? -1 : sight.touched, hasAlert || sight.cover !== "");
          const front = hasAlert ? screenOf(sight.alert, sight.touched, false) : sight.cover ? h("div",
            { class: "cover" }, sight.cover) : null;
          const words = hasAlert ? `${name} below a question of the system` : sight.cover ?
            `${name} below ${sight.cover}` : name;
          return [words, h("div", { class: "layers" }, screen, front)];
        }

        function showSketch() {
          $("sketch").hidden = !hasSketch;
          if (!hasSketch) return;
          const n = sightNow(),
            sight = sights[n];
          const t = view.band ? (view.band.from + view.band.to) / 2 : view.pick >= 0 ? times[view.pick] : view.sight >= 0 ? sight.instant : view.span ? view.span
            .from : view.check ? view.check.from : end;
          const now = new Map(conditionsAt(t)),
            [words, front] = phoneAt(t, now, sight);
          $("sketch-place").textContent = `${clock(t)} ${words}`;
          $("sketch-before").disabled = n <= 0;
          $("sketch-after").disabled = n >= sights.length - 1;
          $("sketch-fold").setAttribute("aria-expanded", String(!isSketchFolded));
          $("phone").hidden = isSketchFolded;
          $("phone").replaceChildren(statusBar(t, now, sight), front);
          const ring = $("phone").querySelector(".touched"),
            box = ring && ring.closest(".content");
          if (box) box.scrollTop = Math.max(0, ring.offsetTop - box.offsetTop - box.clientHeight / 2);
        }
        """#
}
