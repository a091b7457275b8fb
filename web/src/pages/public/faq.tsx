import type { PublicPage } from '../../lib/public-page.ts';

function FaqPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Questions and answers</h1>;
}

export default {
  description: 'Questions that artists ask about plans, releases, royalties and Web3, answered plainly.',
  Content: FaqPage,
} satisfies PublicPage;
