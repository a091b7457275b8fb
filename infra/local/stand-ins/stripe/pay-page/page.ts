/** Text made safe to stand in HTML, also inside a quoted attribute. */
export const escaped = (text: string | null | undefined): string =>
  (text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const NOTE = 'Local stand-in for Stripe Checkout. No money moves.';

/** A whole page around `main`, which must be HTML already. Nothing is loaded from elsewhere, and no script runs. */
export const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header class="note">${NOTE}</header>
<main>${main}</main>
</body>
</html>
`;

const STYLE = `
:root {
  --page: #f4f5f8; --card: #fff; --ink: #1b1f2a; --soft: #596074; --line: #868da0; --hair: #dfe2ea;
  --act: #4a3fd1; --act-ink: #fff; --bad: #b3142e; --bad-page: #fdecee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #11131a; --card: #1a1d27; --ink: #eceef4; --soft: #a3aabc; --line: #727a8f; --hair: #2d3240;
    --act: #a69dff; --act-ink: #14112e; --bad: #ff9aa8; --bad-page: #3a1820;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.note { margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem; color: var(--soft);
  text-wrap: balance; border-bottom: 1px solid var(--hair); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 3rem; display: grid; gap: 2rem; }
.closed h1 strong { font-size: 1.5rem; }
.closed { width: 100%; max-width: 32rem; margin: 2rem auto; }
@media (min-width: 52rem) { main:has(form) { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 4rem; } }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); }
h1 strong { display: block; font-size: 2.25rem; line-height: 1.2; font-weight: 650; color: var(--ink);
  font-variant-numeric: tabular-nums; }
h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; }
ul { list-style: none; margin: 0; padding: 0; }
.items { margin-top: 1.5rem; }
.items li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0;
  border-bottom: 1px solid var(--hair); }
.items span { overflow-wrap: anywhere; }
.items b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.card { background: var(--card); border: 1px solid var(--hair); border-radius: 12px; padding: 1.5rem; }
form { display: grid; gap: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; margin-bottom: .25rem; font-size: .875rem; font-weight: 500; }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--line); border-radius: 8px; font-variant-numeric: tabular-nums; }
input[readonly] { border-color: var(--hair); color: var(--soft); }
input[aria-invalid] { border-color: var(--bad); }
button { min-height: 48px; font: inherit; font-weight: 600; color: var(--act-ink); background: var(--act);
  border: 0; border-radius: 8px; cursor: pointer; }
button:hover { filter: brightness(1.08); }
a { color: var(--act); }
a.cancel { justify-self: center; padding: .5rem; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
[role=alert] { margin: 0; padding: .75rem 1rem; border-radius: 8px; color: var(--bad); background: var(--bad-page);
  font-weight: 500; }
.cards { margin-top: 1.5rem; font-size: .875rem; color: var(--soft); }
.cards li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; padding: .375rem 0; }
code { font: .8125rem ui-monospace, monospace; color: var(--ink); white-space: nowrap; }
`;
