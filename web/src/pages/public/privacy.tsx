import { brand } from '../../../../shared/brand.ts';
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
        text: [
          'When you sign up: your name, e-mail address, country and social account, and, if you give them, your Spotify profile and WhatsApp number. Your password is stored by the sign-in service, in a form that nobody can read.',
          'When you make a release: what you type, the files that you upload, and the names of those whom you credit.',
          'When you pay: the amount, the date, and the payment provider’s number of the payment. Your card number goes to the provider alone.',
          'When you join the waitlist: what you wrote in its form.',
        ],
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
          'The distributor and the stores get what belongs to a release: titles, credits, codes and files. The payment provider gets your e-mail address when you pay. The servers are run by a cloud provider for us.',
        ],
      },
      {
        title: 'Cookies and your browser',
        text: [
          'There is no tracking and no advertising cookie. Your browser keeps your sign-in, the theme that you chose, whether the sidebar is folded, and what you have typed and not saved yet.',
        ],
      },
      {
        title: 'For how long',
        text: [
          'For as long as you have an account. Entries of money are kept as long as the law asks, under a number instead of your name.',
          'Logs hold numbers and results, no names and no addresses of e-mail, and end after some weeks.',
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
