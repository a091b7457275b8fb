import { brand } from '../../../../shared/brand.ts';
import { storedData } from '../../../../shared/site/stored-data.ts';
import { LegalPage } from '../../features/site/legal/legal-page.tsx';
import type { PublicPage } from '../../lib/public-page.ts';

const { name, supportEmail } = brand;

const PrivacyPage = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What is stored about you, why, and for how long."
    parts={[
      {
        title: 'What we store',
        text: storedData.map(({ text }) => text),
      },
      {
        title: 'Why',
        text: [
          'To deliver your releases, to pay you what they earn, to answer you, and to keep the books that the law asks for. Nothing of it is sold, and nothing is used for advertising.',
        ],
      },
      {
        title: 'Who else sees it',
        text: [
          'The distributor and the stores get what belongs to a release: titles, credits, codes and files. The payment provider gets your email address when you pay. Our bank gets your name and account when you are paid out, and the tax authority gets your tax form and what was withheld, where the law asks for it. Those with whom you share a song see your name, their part, and what it earns.',
          'Where the assistant uses a language model, its provider gets what you type in the chat and the release that you talk about. The servers are run by a cloud provider for us.',
        ],
      },
      {
        title: 'Cookies and your browser',
        text: [
          'There is no tracking and no advertising cookie. Your browser keeps your sign-in and the last email address that you signed in with, the theme that you chose, how you look at your lists, whether the sidebar is folded, what you have typed and not saved yet, and an entry for the waitlist that could not be sent.',
        ],
      },
      {
        title: 'For how long',
        text: [
          'For as long as you have an account. Entries of money are kept as long as the law asks, under a number instead of your name.',
          'Logs hold numbers and results, no names and no email addresses, and end after some weeks.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          `You may see, correct and take with you what is stored about you, and have it deleted. Your profile page does all of it: it gives you everything in one archive, and deletes your account. For anything else write to ${supportEmail}.`,
        ],
      },
    ]}
  />
);

export default {
  description: `Which personal data ${name} stores, why, who else sees them, and for how long. No tracking, no advertising.`,
  Content: PrivacyPage,
} satisfies PublicPage;
