import type { PublicPage } from '../../lib/public-page.ts';

function Web3Page() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Web3</h1>;
}

export default {
  description: 'What is planned: royalties on chain, shares that fans can hold, and splits that pay by themselves.',
  Content: Web3Page,
} satisfies PublicPage;
