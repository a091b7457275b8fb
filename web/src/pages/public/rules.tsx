import { PageHead } from '../../features/site/kit/page-head.tsx';
import { RuleList } from '../../features/site/rules/rule-list.tsx';
import type { PublicPage } from '../../lib/public-page.ts';

const RulesPage = () => (
  <>
    <PageHead
      title="What stores send back"
      lead="Everything we check in a release before you pay: what it is, why stores mind, and where they say so. It helps with any distributor."
    />
    <RuleList />
  </>
);

export default {
  description:
    'The metadata, audio and cover rules of music stores in plain words, each with good and bad examples and its source. For artists of any distributor.',
  Content: RulesPage,
} satisfies PublicPage;
