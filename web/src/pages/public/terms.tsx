import { brand } from '../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../shared/plans/plan.ts';
import { allPrices } from '../../features/site/kit/plan-words.ts';
import { LegalPage } from '../../features/site/legal/legal-page.tsx';
import type { PublicPage } from '../../lib/public-page.ts';

const { name, supportEmail, deliveryDays } = brand;

const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    lead="What you can expect of us, and what we ask of you."
    parts={[
      {
        title: 'The service',
        text: [
          `${name} delivers your releases to the stores and territories that you choose. The stores decide whether they take a release.`,
          `Delivery takes ${deliveryDays.paid} with a plan and ${deliveryDays.basic} without one. These are times to expect, not dates that are promised.`,
        ],
      },
      {
        title: 'Your account',
        text: [
          'You give your real name and an address that is yours. An account can release music after somebody in the office has activated it. Keep your password to yourself; tell us when somebody else knows it.',
        ],
      },
      {
        title: 'Your music',
        text: [
          'You stay the owner. You confirm that you hold the rights to the recordings, the compositions and the artwork, or have permission from those who do. A cover song needs its mechanical licence.',
          'Submitting a release asks you to accept the distribution agreement of that day. It is recorded which one it was.',
        ],
      },
      {
        title: 'What is not allowed',
        text: [
          'Music of others without their permission, artificial streams, and artwork or titles that deceive. A release that breaks this is sent back or taken down.',
        ],
      },
      {
        title: 'Prices and royalties',
        text: [
          `A plan costs ${allPrices}, once for a release. With it you keep ${plans.single.percentage}% of the royalties, without it ${BASIC_PERCENTAGE}%. A payment that bought nothing is refunded.`,
        ],
      },
      {
        title: 'The end',
        text: [
          `You may have a release taken down at any time: write to ${supportEmail}. Your account you close yourself, on its profile page, once nothing of yours is in the stores and nothing is owed to you.`,
        ],
      },
      {
        title: 'When something goes wrong',
        text: [
          'We repair what we break. For what we cannot know or influence, such as the decision of a store, we are not liable.',
        ],
      },
    ]}
  />
);

export default {
  description: `What artists can expect of ${name}, and what it asks of them: accounts, music, prices and the end of it, in plain language.`,
  Content: TermsPage,
} satisfies PublicPage;
