/// Draws the things on a screen, row by row: nothing knows how an app lays them out.
enum SketchElementsScript {
    static let text = #"""
        const typed = new Set(["textField", "secureTextField", "searchField", "textView"]);
        const marksOf = [
          [1, "disabled"],
          [2, "selected"],
          [4, "focused"]
        ];

        /** The things of a picture as a tree, the outermost first. */
        function treeOf(picture, touched) {
          const e = screens.elements,
            top = [],
            way = [];
          pictures[picture].forEach((n, place) => {
            const node = {
              role: said(cell(e.role, n, 0)),
              label: said(cell(e.label, n, 0)),
              identifier: said(cell(e.identifier, n, 0)),
              value: said(cell(e.value, n, 0)),
              placeholder: said(cell(e.placeholder, n, 0)),
              marks: cell(e.marks, n, 0),
              touched: place === touched,
              children: []
            };
            way.length = cell(e.depth, n, 0);
            (way.length ? way.at(-1).children : top).push(node);
            way.push(node);
          });
          return top;
        }
        const anyOf = (nodes, test) => nodes.some(n => test(n) || anyOf(n.children, test));

        /** The children that say more than the name of what they are in. */
        function tellingChildren(node) {
          const isOne = node.role === "button" || node.role === "link";
          const isNamed = n => n.role === "staticText" && n.label === node.label && !n.touched;
          return node.children.filter(n => isOne && node.label ? (n.touched || !["staticText", "image"].includes(n
            .role)) : node.role !== "cell" || !isNamed(n) || node.children.length > 1);
        }

        /** The visible part of one thing, without what is in it. */
        function face(node) {
          const name = node.label || node.identifier,
            text = words => h("span", { class: "text" }, words);
          const saysItself = node.children.some(n => n.role === "staticText" && n.label === node.label);
          switch (node.role) {
            case "staticText":
              return [text(node.label)];
            case "image":
              return [text(`▣ ${name}`)];
            case "switch":
              return [text(name), h("span", { class: `flip ${node.value}` }, node.value)];
            case "textField":
            case "secureTextField":
            case "searchField":
            case "textView":
              return [name && name !== node.placeholder ? text(name) : null, h("span", { class: "box" }, node
                .value || h("span", { class: "soft" }, node.placeholder || "…"), node.marks & 4 ? h("span",
                { class: "caret" }) : null)];
            case "slider":
            case "stepper":
            case "datePicker":
            case "progressIndicator":
              return [text(name), h("span", { class: "box" }, node.value)];
            case "activityIndicator":
              return [text(`◌ ${name}`)];
            case "button":
            case "link":
              return [h("span", { class: "press" }, (node.marks & 8 ? "‹ " : "") + (name || "◻"))];
            default:
              return [saysItself || !name || node.role === "cell" && node.children.length ? null : text(name),
                node.value ? text(node.value) : null
              ];
          }
        }

        function drawNode(node) {
          const role = /^[a-zA-Z]+$/.test(node.role) ? node.role : "other";
          const marks = marksOf.filter(([bit]) => node.marks & bit).map(([, word]) => word);
          const spoken = [node.role === "staticText" ? "" : node.role, ...marks, node.touched ? "touched" : ""]
            .filter(Boolean).join(", ");
          const children = tellingChildren(node);
          return h("li", { class: ["el", `r-${role}`, ...marks, node.touched ? "touched" : ""].join(" "),
              title: [node.role, node.identifier].filter(Boolean).join(" "), role: "listitem" },
            ...face(node), spoken ? h("span", { class: "role" }, spoken) : null,
            children.length ? h("ul", { role: "list" }, ...children.map(drawNode)) : null);
        }

        /** A screen: bars stay at its head and its foot, the rest between them moves. */
        function screenOf(picture, touched, isCovered) {
          const top = treeOf(picture, touched),
            rest = screens.rest[picture];
          const list = (nodes, name) => nodes.length ? h("ul", { class: name, role: "list" }, ...nodes.map(
            drawNode)) : null;
          const isBar = (...roles) => n => roles.includes(n.role);
          const head = isBar("navigationBar"),
            foot = isBar("tabBar", "toolbar"),
            message = isBar("alert", "sheet");
          const content = top.filter(n => !head(n) && !foot(n));
          const isMessage = content.length > 0 && content.every(message);
          const hasKeys = anyOf(top, n => typed.has(n.role) && n.marks & 4);
          const empty = top.length ? null : h("p", { class: "soft" }, "an empty screen");
          return h("div", { class: "screen" + (isMessage ? " message" : "") + (isCovered ? " covered" : "") },
            list(top.filter(head), "bars"), list(content, "content"), empty,
            rest ? h("p", { class: "soft more" }, `and ${rest} more`) : null,
            hasKeys ? h("div", { class: "keys", role: "img", "aria-label": "keyboard" }, "keyboard") : null,
            list(top.filter(foot), "bars"));
        }
        """#
}
