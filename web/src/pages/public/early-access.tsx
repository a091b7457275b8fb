import type { PublicPage } from '../../lib/public-page.ts';

function EarlyAccessPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Join the waitlist</h1>;
}

export default {
  description: 'Join the waitlist for what comes next.',
  Content: EarlyAccessPage,
} satisfies PublicPage;
