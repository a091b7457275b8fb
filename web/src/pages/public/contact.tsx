import type { PublicPage } from '../../lib/public-page.ts';

function ContactPage() {
  return <h1 className="mx-auto max-w-[84rem] px-4 py-16 text-title sm:px-8">Contact</h1>;
}

export default {
  description: 'How to reach us.',
  Content: ContactPage,
} satisfies PublicPage;
