import type { PublicPage } from '../../lib/public-page.ts';

function FeaturesPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Features</h1>;
}

export default {
  description: 'What Segno does for an artist: distribution, royalties, metadata that is checked, and what is planned.',
  Content: FeaturesPage,
} satisfies PublicPage;
