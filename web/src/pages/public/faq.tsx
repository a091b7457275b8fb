import { faq } from '../../features/site/faq/faq.ts';
import { FaqSearch } from '../../features/site/faq/faq-search.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { faqJsonLd } from '../../features/site/kit/question.ts';
import type { PublicPage } from '../../lib/public-page.ts';

const FaqPage = () => (
  <>
    <PageHead title="Asked and answered" lead="Plainly, and as it is today. What is planned says that it is planned." />
    <FaqSearch />
  </>
);

export default {
  description:
    'What a release costs, how long it takes, what it needs, when royalties come, and what is planned: questions of artists, answered plainly.',
  Content: FaqPage,
  jsonLd: () => faqJsonLd(faq.flatMap(({ questions }) => questions)),
} satisfies PublicPage;
