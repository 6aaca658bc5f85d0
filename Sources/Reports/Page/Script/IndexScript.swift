/// Filters the table of many runs; the address keeps the filter.
enum IndexScript {
    static let text = #"""
        const find = document.getElementById("find"),
          failed = document.getElementById("failed");
        const rows = [...document.querySelectorAll("tbody tr")].map(row => ({ row, text: row.textContent
          .toLowerCase(), failed: row.dataset.failed === "1" }));

        function filter() {
          const words = find.value.toLowerCase().split(/\s+/).filter(Boolean),
            only = failed.getAttribute("aria-pressed") === "true";
          let count = 0;
          for (const { row, text, failed } of rows) {
            const holds = (!only || failed) && words.every(w => w.startsWith("-") && w.length > 1 ? !text.includes(w
              .slice(1)) : text.includes(w));
            row.hidden = !holds;
            count += holds ? 1 : 0;
          }
          document.getElementById("count").textContent = count === rows.length ? `${count} scenarios` :
            `${count} of ${rows.length} scenarios`;
          if (location.hash.startsWith("#run=")) return;
          try { history.replaceState(null, "", "#" + [only ? "failed" : "", find.value ? "q=" + encodeURIComponent(
              find.value) : ""].filter(Boolean).join("&")); } catch { /* a page in a frame has no history */ }
        }
        for (const part of location.hash.slice(1).split("&")) {
          if (part === "failed") failed.setAttribute("aria-pressed", "true");
          try { if (part.startsWith("q=")) find.value = decodeURIComponent(part.slice(2)); } catch { /* no filter */ }
        }
        find.oninput = filter;
        failed.onclick = () => { failed.setAttribute("aria-pressed", String(failed.getAttribute("aria-pressed") !==
            "true"));
          filter(); };
        document.addEventListener("keydown", e => {
          if (e.key === "/" && e.target !== find) { e.preventDefault();
            find.focus();
            find.select(); }
          if (e.key === "Escape" && e.target === find) { find.value = "";
            filter(); }
        });
        filter();
        // The timelines that are in this page: one is opened in a frame as large as the page, by its address.
        const frame = document.getElementById("run"), heading = document.title;
        let shown = "";
        function show() {
          const [, name = ""] = /^#run=([\w-]+)$/.exec(location.hash) || [],
            own = name && document.getElementById("run-" + name);
          document.body.classList.toggle("in-run", !!own);
          frame.hidden = !own;
          if (!own) { frame.removeAttribute("srcdoc");
            document.title = heading;
            if (shown) filter();
            shown = ""; return; }
          if (name === shown) return;
          shown = name;
          const [opening, closing] = JSON.parse(document.getElementById("vigil-shell").textContent);
          frame.onload = () => {
            if (frame.hidden || !frame.contentDocument) return;
            document.title = frame.contentDocument.title;
            frame.contentWindow.focus();
          };
          frame.srcdoc = opening + "\n" + JSON.parse(own.textContent) + "\n" + closing;
        }
        if (frame) { addEventListener("hashchange", show);
          show(); }
        performance.mark("vigil-ready");
        """#
}
