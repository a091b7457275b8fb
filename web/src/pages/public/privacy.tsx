import { brand } from '../../../../shared/brand.ts';
import { promises } from '../../../../shared/site/promises.ts';
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
          'To deliver your releases, to pay you what they earn, to answer you, and to keep the books that the law requires. We don’t sell any of it or use it for advertising.',
        ],
      },
      {
        title: 'Who else sees it',
        text: [
          'The distributor and the stores get what belongs to a release: titles, credits, codes and files. The payment provider gets your email address when you pay. Our bank gets your name and account when you are paid out, and the tax authority gets your tax form and what was withheld, where the law requires it. People you share a song with see your name, their part, and what it earns.',
          'If the assistant uses a language model, its provider gets what you type in the chat and the release you talk about. A cloud provider runs our servers.',
        ],
      },
      {
        title: 'Cookies and your browser',
        text: [
          'There are no tracking or advertising cookies. Your browser keeps your sign-in and the last email address you signed in with, your theme, how you view your lists, whether the sidebar is collapsed, anything you’ve typed but not saved yet, and a waitlist entry that couldn’t be sent.',
        ],
      },
      {
        title: 'For how long',
        text: [
          `For as long as you have an account. ${promises.accountDeletedAfter} after you ask us to delete it, we delete your profile, your releases and their files. Deleted files can be restored for 30 more days, and backups expire on their usual date.`,
          'Financial records and the codes of your releases are kept, under a number instead of your name. The statements that stores sent us stay as they are, because they prove what everyone in them was paid. We keep them as long as the law requires.',
          'Logs contain ids and results, but no names or email addresses. We delete them after a few weeks.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          `You can see, correct, download and delete the data we store about you. You can do all of this on your profile page, which offers everything in one archive and lets you delete your account, once your releases are taken down. For anything else write to ${supportEmail}.`,
        ],
      },
    ]}
  />
);

export default {
  description: `Which personal data ${name} stores, why, who else sees it, and for how long. No tracking, no advertising.`,
  Content: PrivacyPage,
} satisfies PublicPage;
