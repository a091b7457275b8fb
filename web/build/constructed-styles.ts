import type { Plugin } from 'vite';

/** The code in sonner that writes its whole style sheet into a new <style> element. */
const SONNER = {
  id: /\/node_modules\/sonner\/dist\/index\.mjs$/,
  from: /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
  to: `function __insertCSS(code) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`,
};

/**
 * The code in react-remove-scroll that Radix's dialogs use. Its rules depend on the scroll bar's width, so the site's
 * content security policy cannot allow them by hash.
 */
const SCROLL_LOCK = {
  id: /\/node_modules\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
  from: /^[\s\S]*export var stylesheetSingleton[\s\S]*$/,
  to: `export var stylesheetSingleton = () => {
  let users = 0;
  let sheet;
  return {
    add(css) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};
`,
};

/**
 * Makes two libraries construct style sheets (CSSOM) in the built site. At run time, they write <style> elements, which
 * the site's content security policy blocks; allowing theirs would mean allowing anybody's. The build fails if a
 * library's code differs from the text here, or, with `all`, if one of them is not found.
 */
export function constructedStyles({ all } = { all: true }): Plugin {
  const left = new Set([SONNER, SCROLL_LOCK]);
  return {
    name: 'constructed-styles',
    apply: 'build',
    transform: {
      filter: { id: [SONNER.id, SCROLL_LOCK.id] },
      handler(code, id) {
        const change = [SONNER, SCROLL_LOCK].find((one) => one.id.test(id));
        if (!change) return undefined;
        if (!change.from.test(code)) this.error(`${id} writes its styles in another way: read it again`);
        left.delete(change);
        return { code: code.replace(change.from, () => change.to), map: null };
      },
    },
    buildEnd(error) {
      if (!error && all && left.size > 0) this.error(`Not met: ${[...left].map(({ id }) => id.source).join(', ')}`);
    },
  };
}
