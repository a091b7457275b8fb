import { Link } from 'react-router-dom';
import { changeIdOf, deliveredId, isChangeId } from '../../../../shared/change-id.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { useOpenChange } from '../../data/releases/mutations/use-open-change.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { DiscardChange } from './discard-change.tsx';

/**
 * On the page of a delivered release: opens its change, or leads to the one that is open. On the page of a submitted
 * change: says what happens next (product 35.2, 35.5).
 */
export function DeliveredChange({ release }: { release: Release }) {
  const open = useOpenChange();
  const pageOf = (releaseId: string) => pathTo('/dashboard/releases/:releaseId', { releaseId });
  if (isChangeId(release.id))
    return (
      <PageSection
        title="This change is in review"
        wide
        lead="Once we’ve checked it, we send it to the stores as an update. Until then, they have the release as it was delivered."
      >
        <div className="flex flex-wrap gap-3">
          <Link to={pageOf(deliveredId(release.id))} className={buttonLook()}>
            Open the delivered release
          </Link>
          <DiscardChange release={release} />
        </div>
      </PageSection>
    );
  if (release.status !== 'exported') return null;
  return release.changeOpenedAt ? (
    <PageSection
      title="A change is open"
      wide
      lead="The stores have the release as you see it here until the change is submitted and checked."
    >
      <div>
        <Link to={pageOf(changeIdOf(release.id))} className={buttonLook()}>
          Open the change
        </Link>
      </div>
    </PageSection>
  ) : (
    <PageSection
      title="Something to change?"
      wide
      lead="Change the title, credits, cover, stores or audio. We check it and send it to the stores as an update, for free."
    >
      <Button className="justify-self-start" onClick={() => open(release.id)}>
        Change this release
      </Button>
    </PageSection>
  );
}
