import type { PublicPage } from '../../lib/public-page.ts';

function TermsPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Terms of Service</h1>;
}

export default {
  description: 'The terms under which the service is offered.',
  Content: TermsPage,
} satisfies PublicPage;
