import { brand } from '../../../../shared/brand.ts';
import { AnalyticsPreview } from '../../features/site/home/analytics-preview.tsx';
import { AssistantPreview } from '../../features/site/home/assistant-preview.tsx';
import { Comparison } from '../../features/site/home/comparison.tsx';
import { Hero } from '../../features/site/home/hero.tsx';
import { HomeProgress } from '../../features/site/home/home-progress.tsx';
import { OnChain } from '../../features/site/home/on-chain.tsx';
import { PreSale } from '../../features/site/home/pre-sale.tsx';
import { StoreStrip } from '../../features/site/home/store-strip.tsx';
import { ClosingCall } from '../../features/site/kit/closing-call.tsx';
import { allPrices } from '../../features/site/kit/plan-text.ts';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The home page's sections, in order (product 2.15). */
const HomePage = () => (
  <>
    <Hero />
    <StoreStrip />
    <HomeProgress />
    <Comparison />
    <AssistantPreview />
    <PreSale />
    <OnChain />
    <AnalyticsPreview />
    <ClosingCall
      title="Ready to release?"
      lead="An account takes two minutes, the first release an evening. Pay when it’s ready."
      more={
        <a href={pathTo('/pricing')} className={buttonLook()}>
          See the prices
        </a>
      }
    />
  </>
);

export default {
  description: `Get your music into ${brand.storesClaim} stores. Pay ${allPrices} once per release and keep 100% of your royalties.`,
  Content: HomePage,
  jsonLd: (site) => ({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${site}/#organization`,
        name: brand.name,
        url: site,
        email: brand.supportEmail,
      },
      { '@type': 'WebSite', name: brand.name, url: site, publisher: { '@id': `${site}/#organization` } },
    ],
  }),
} satisfies PublicPage;
