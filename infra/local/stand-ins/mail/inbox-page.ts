import type { DeliveredMail } from './mailbox.ts';

const REFRESH_SECONDS = 5;

/** The inbox as one page without script: it asks for itself again every five seconds. */
export const inboxPage = (mails: DeliveredMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Mail · Segno on this laptop</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Mail</h1>
<p>${mails.length === 0 ? 'Segno on this laptop' : `${mails.length} ${mails.length === 1 ? 'message' : 'messages'}. None left this laptop.`}</p>
</header>
${mails.length === 0 ? EMPTY : `<ol>\n${mails.map(row).join('\n')}\n</ol>`}
</main>
</body>
</html>
`;

const EMPTY = '<p class="empty">No mail yet. Codes and notices that Segno sends will show here.</p>';

const row = ({ id, to, subject, at, code }: DeliveredMail): string => `<li>
<div class="words">
<a href="/local/mail/${id}">${escaped(subject || 'No subject')}</a>
<p><span class="to">${escaped(to)}</span> <time datetime="${at}">${timeOf(at)}</time></p>
</div>
${code ? `<output aria-label="Code">${code}</output>` : ''}
</li>`;

const timeOf = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const STYLE = `
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
ol { list-style: none; padding: 0; border-top: 1px solid var(--line); }
li { display: grid; gap: 0.75rem; padding: 1.125rem 0; border-bottom: 1px solid var(--line); }
.words { min-width: 0; overflow-wrap: anywhere; }
.words p { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-size: 0.875rem; }
.to { color: var(--ink); }
time { white-space: nowrap; }
a { color: inherit; font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--signal); outline-offset: 4px; border-radius: 4px; }
output {
  justify-self: start;
  padding: 0.25rem 0.75rem 0.25rem 0.875rem;
  border-radius: 10px;
  background: var(--well);
  font: 600 1.75rem/1.3 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  letter-spacing: 0.12em;
  user-select: all;
  -webkit-user-select: all;
}
li:first-child output { color: var(--signal); }
.empty { padding: 4rem 1rem; border: 1px dashed var(--line); border-radius: 10px; text-align: center; }
@media (min-width: 40rem) {
  main { padding: 3.5rem 2rem 5rem; }
  li { grid-template-columns: 1fr auto; align-items: center; gap: 2rem; }
}
`;
