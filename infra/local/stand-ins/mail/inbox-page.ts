import { escaped } from './escaped.ts';
import { LOOK } from './look.ts';
import type { DeliveredMail } from './mailbox.ts';
import { timeOf } from './time-of.ts';

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
<style>${LOOK}${STYLE}</style>
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

const STYLE = `
ol { list-style: none; padding: 0; border-top: 1px solid var(--line); }
li { display: grid; gap: 0.75rem; padding: 1.125rem 0; border-bottom: 1px solid var(--line); }
.words { min-width: 0; overflow-wrap: anywhere; }
.words p { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-size: 0.875rem; }
.to { color: var(--ink); }
time { white-space: nowrap; }
a { font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
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
