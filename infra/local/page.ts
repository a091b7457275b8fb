/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string | null | undefined): string =>
  (text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Page = {
  title: string;
  /** HTML, already escaped. */
  main: string;
  /** Additional styles for this page. */
  style: string;
  /** The number of seconds after which the page refreshes itself. */
  refresh?: number;
};

/** Renders one of the local stack's own pages, without scripts or external resources. */
export const page = ({ title, main, style, refresh }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${LOOK}${style}</style>
</head>
<body>
<main>${main}</main>
</body>
</html>
`;

const LOOK = `
:root {
  --paper: oklch(98.4% 0.006 85); --ink: oklch(21% 0.012 60); --soft: oklch(45% 0.014 60);
  --line: oklch(89% 0.01 80); --well: oklch(95.4% 0.01 85); --signal: oklch(56% 0.19 32);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(18% 0.008 60); --ink: oklch(95% 0.008 85); --soft: oklch(74% 0.012 80);
    --line: oklch(31% 0.01 60); --well: oklch(24% 0.01 60); --signal: oklch(72% 0.16 36);
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.025em; font-weight: 680; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
p, time { color: var(--soft); }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 3px; border-radius: 4px; }
`;
