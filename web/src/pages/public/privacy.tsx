import type { PublicPage } from '../../lib/public-page.ts';

function PrivacyPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Privacy Policy</h1>;
}

export default {
  description: 'Which personal data are kept, why, and for how long.',
  Content: PrivacyPage,
} satisfies PublicPage;
