import { hydrateIslands } from './app/public/islands.ts';
import { unsentLead } from './data/waitlist/unsent-lead.ts';
import { followLastInput } from './ui/follow-last-input.ts';

// What moves on a public page. They can be read without it (design 6.10).
followLastInput();
void hydrateIslands();
if (unsentLead.read()) void import('./data/waitlist/send-lead.ts').then(({ sendUnsentLead }) => sendUnsentLead());
