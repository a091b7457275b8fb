import { hydrateIslands } from './app/public/islands.ts';
import { unsentLead } from './data/waitlist/unsent-lead.ts';
import { fillContact } from './features/site/contact/fill-contact.ts';
import { fillNotFound } from './features/site/fill-not-found.ts';
import { searchPage } from './features/site/kit/search-page.ts';
import { followLastInput } from './ui/follow-last-input.ts';

// The scripts of the public pages, which can also be read without scripts (design 6.10).
followLastInput();
searchPage();
fillContact();
const unknownPath = fillNotFound();
if (unknownPath) void import('./data/site/report-unknown-path.ts').then((site) => site.reportUnknownPath(unknownPath));
void hydrateIslands();
if (unsentLead.read()) void import('./data/waitlist/send-lead.ts').then(({ sendUnsentLead }) => sendUnsentLead());
