import type { PublicPage } from '../../lib/public-page.ts';

function ThankYouPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Thank you</h1>;
}

export default {
  description: 'You are on the waitlist.',
  Content: ThankYouPage,
  isHidden: true,
} satisfies PublicPage;
