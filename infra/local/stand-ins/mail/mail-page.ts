import { escaped } from './escaped.ts';
import { LOOK } from './look.ts';
import type { DeliveredMail } from './mailbox.ts';
import { timeOf } from './time-of.ts';

/** What a link of a mail may do: open in a tab of its own, which is an ordinary one. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** One mail: of whom and to whom, as it looks, and its plain-text part. */
export const mailPage = ({ id, from, to, subject, at, html, text }: DeliveredMail): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject || 'No subject')}</title>
<style>${LOOK}${STYLE}</style>
</head>
<body>
<main>
<p><a href="/local/mail">All mail</a></p>
<h1>${escaped(subject || 'No subject')}</h1>
<p class="facts">${from ? `<span>From ${escaped(from)}</span> ` : ''}<span>To ${escaped(to)}</span> <time datetime="${at}">${timeOf(at)}</time></p>
${html ? `<iframe title="The mail as it looks" src="/local/mail/${id}/html" sandbox="${MAIL_SANDBOX}"></iframe>` : ''}
${text === undefined ? '' : `<h2>Plain text</h2>\n<pre>${escaped(text)}</pre>`}
</main>
</body>
</html>
`;

const STYLE = `
h1 { margin-top: 0.5rem; font-size: 1.5rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.25rem 0 1.25rem; font-size: 0.875rem; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 46rem; resize: vertical; border: 1px solid var(--line); border-radius: 10px; background: canvas; }
pre { padding: 1rem; border-radius: 10px; background: var(--well); font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
