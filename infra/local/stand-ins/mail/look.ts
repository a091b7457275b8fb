/** What the inbox and one mail have in common. */
export const LOOK = `
:root {
  --paper: oklch(98.4% 0.006 85);
  --ink: oklch(21% 0.012 60);
  --soft: oklch(45% 0.014 60);
  --line: oklch(89% 0.01 80);
  --well: oklch(95.4% 0.01 85);
  --signal: oklch(56% 0.19 32);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(18% 0.008 60);
    --ink: oklch(95% 0.008 85);
    --soft: oklch(74% 0.012 80);
    --line: oklch(31% 0.01 60);
    --well: oklch(24% 0.01 60);
    --signal: oklch(72% 0.16 36);
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; padding-bottom: 1.25rem; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.025em; font-weight: 680; }
p, time { color: var(--soft); }
a { color: inherit; }
a:focus-visible { outline: 2px solid var(--signal); outline-offset: 4px; border-radius: 4px; }
`;
