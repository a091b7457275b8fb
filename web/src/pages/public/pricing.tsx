import { brand } from '../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, planLabel, planNames, plans } from '../../../../shared/plans/plan.ts';
import { faq } from '../../features/site/faq/faq.ts';
import { ClosingCall } from '../../features/site/kit/closing-call.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { allPrices } from '../../features/site/kit/plan-text.ts';
import { Questions } from '../../features/site/kit/questions.tsx';
import { Section } from '../../features/site/kit/section.tsx';
import { PlanCard } from '../../features/site/pricing/plan-card.tsx';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

/** Shared with /faq, so that the two pages never state different prices. */
const questions = faq[0]?.questions ?? [];

const PricingPage = () => (
  <>
    <PageHead
      title="One release, one price"
      lead="No subscription and no commission. The plan depends on the number of tracks; you pay when the release is ready."
    />
    <div className="mx-auto grid max-w-[84rem] gap-8 px-4 pb-20 sm:px-8 sm:pb-28">
      <ul className="grid gap-5 lg:grid-cols-3">
        {planNames.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
      <p className="max-w-2xl text-soft">
        You can also release without a plan: you keep {BASIC_PERCENTAGE}% of the royalties, and delivery takes{' '}
        {brand.deliveryDays.basic}. You can upgrade it at any time.
      </p>
    </div>
    <Section title="Questions about prices" beside="top">
      <Questions questions={questions} oneOf="prices" />
    </Section>
    <ClosingCall
      title="Pay when it’s ready"
      lead="Make the release first. You don’t pay until you can see that it’s complete."
      more={
        <a href={pathTo('/faq')} className={buttonLook()}>
          All questions
        </a>
      }
    />
  </>
);

export default {
  description: `${allPrices} for a Single, an EP or an Album: one payment for a release, 0% commission, and 100% of the royalties stay yours.`,
  Content: PricingPage,
  jsonLd: (site) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: `Music distribution by ${brand.name}`,
    url: new URL(pathTo('/pricing'), site).href,
    provider: { '@type': 'Organization', name: brand.name, url: site },
    offers: planNames.map((plan) => ({
      '@type': 'Offer',
      name: planLabel(plan),
      price: (plans[plan].cents / 100).toFixed(2),
      priceCurrency: 'USD',
    })),
  }),
} satisfies PublicPage;
