import { faq } from '../../features/site/faq/faq.ts';
import { FaqSearch } from '../../features/site/faq/faq-search.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { faqJsonLd } from '../../features/site/kit/question.ts';
import type { PublicPage } from '../../lib/public-page.ts';

const FaqPage = () => (
  <>
    <PageHead
      title="Asked and answered"
      lead="Plain answers, as things are today. Anything planned is marked as planned."
    />
    <FaqSearch />
  </>
);

export default {
  description:
    'What a release costs, how long it takes, what it needs, when royalties arrive, and what’s planned: artists’ questions, answered plainly.',
  Content: FaqPage,
  jsonLd: () => faqJsonLd(faq.flatMap(({ questions }) => questions)),
} satisfies PublicPage;
