import { AllStores } from '../../features/site/features/all-stores.tsx';
import { FeatureGroup } from '../../features/site/features/feature-group.tsx';
import { featureGroups } from '../../features/site/features/feature-groups.ts';
import { TwoPlatforms } from '../../features/site/features/two-platforms.tsx';
import { ClosingCall } from '../../features/site/kit/closing-call.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

const MARKS = 'ABCDEF';

const FeaturesPage = () => (
  <>
    <PageHead
      title="What it does, and what it will"
      lead="Everything on this page works today, except what is marked as planned."
    />
    {featureGroups.map((group, n) => (
      <FeatureGroup key={group.title} group={group} mark={MARKS[n] ?? ''}>
        {n === 0 && <AllStores />}
      </FeatureGroup>
    ))}
    <TwoPlatforms />
    <ClosingCall
      title="Try it with one song"
      lead="Making a release costs nothing. Choose a plan when it’s ready."
      more={
        <a href={pathTo('/faq')} className={buttonLook()}>
          Questions and answers
        </a>
      }
    />
  </>
);

export default {
  description:
    'Delivery to the stores, codes, credits, checks while you type, and a price instead of a percentage. Planned features are marked as planned.',
  Content: FeaturesPage,
} satisfies PublicPage;
