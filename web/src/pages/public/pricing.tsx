import type { PublicPage } from '../../lib/public-page.ts';

function PricingPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Pricing</h1>;
}

export default {
  description: 'Pay once for a release and keep all of its royalties: prices of a Single, an EP and an Album.',
  Content: PricingPage,
} satisfies PublicPage;
