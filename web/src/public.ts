import { hydrateIslands } from './app/public/islands.ts';
import { unsentLead } from './data/waitlist/unsent-lead.ts';
import { fillContact } from './features/site/contact/fill-contact.ts';
import { searchQuestions } from './features/site/faq/search-questions.ts';
import { followLastInput } from './ui/follow-last-input.ts';

// What moves on a public page. They can be read without it (design 6.10).
followLastInput();
searchQuestions();
fillContact();
void hydrateIslands();
if (unsentLead.read()) void import('./data/waitlist/send-lead.ts').then(({ sendUnsentLead }) => sendUnsentLead());
