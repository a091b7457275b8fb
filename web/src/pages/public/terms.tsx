import { brand } from '../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../shared/plans/plan.ts';
import { promises } from '../../../../shared/site/promises.ts';
import { allPrices } from '../../features/site/kit/plan-text.ts';
import { LegalPage } from '../../features/site/legal/legal-page.tsx';
import type { PublicPage } from '../../lib/public-page.ts';

const { name, deliveryDays } = brand;

const TermsPage = () => (
  <LegalPage
    title="Terms of Service"
    lead="What you can expect from us, and what we ask of you."
    parts={[
      {
        title: 'The service',
        text: [
          `${name} delivers your releases to the stores and territories that you choose. The stores decide whether to accept a release.`,
          `Delivery takes ${deliveryDays.paid} with a plan and ${deliveryDays.basic} without one. These are typical times, not guaranteed dates.`,
        ],
      },
      {
        title: 'Your account',
        text: [
          'Use your real name and your own address. An account can release music once our office has activated it. Keep your password to yourself, and tell us if someone else knows it.',
        ],
      },
      {
        title: 'Your music',
        text: [
          'You stay the owner. You confirm that you hold the rights to the recordings, the compositions and the artwork, or have permission from those who do. A cover song needs its mechanical license.',
          'When you submit a release, you accept the distribution agreement in force on that day. We record which version it was.',
          'You can change a release after it has been delivered: we review the change and send it to the stores. This is free.',
        ],
      },
      {
        title: 'What is not allowed',
        text: [
          'Other people’s music without their permission, artificial streams, and misleading artwork or titles. A release that breaks these rules is sent back or taken down.',
        ],
      },
      {
        title: 'Prices and royalties',
        text: [
          `A plan costs ${allPrices}, once for a release. With it you keep ${plans.single.percentage}% of the royalties, without it ${BASIC_PERCENTAGE}%. If a payment bought nothing, or you withdraw the release before it goes to the stores, we refund it.`,
        ],
      },
      {
        title: 'The end',
        text: [
          'Until we send a release to the stores, you can withdraw it on its page, and we refund what you paid for it.',
          `Once it has been sent, you can have it taken down at any time, with a button on its page. We pass that on to the stores within ${promises.takedownSentWithin}; each store then takes its own days. What it sold before is still paid. We don’t refund its plan.`,
          `You can close your account yourself on your profile page, once nothing of yours is in the stores or on its way there, and we owe you nothing. We delete your data ${promises.accountDeletedAfter} later.`,
        ],
      },
      {
        title: 'When something goes wrong',
        text: [
          'We fix what we break. We’re not liable for things we can’t know or control, such as a store’s decision.',
        ],
      },
    ]}
  />
);

export default {
  description: `What artists can expect from ${name}, and what it asks of them: accounts, music, prices and how it ends, in plain language.`,
  Content: TermsPage,
} satisfies PublicPage;
