import type { Release } from '../../../../../shared/releases/release.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { CoverFindingList } from '../../release-view/cover-finding-list.tsx';
import { findingsToday } from '../../release-view/findings-today.ts';
import { MarkedCover } from '../../release-view/marked-cover.tsx';

/** What looking at the cover found, with the artist's reasons; nothing if there is nothing to say. */
export function ReviewCover({ release }: { release: Release }) {
  const findings = findingsToday(release).filter(({ place }) => place.field === 'cover');
  const { cover, title } = release;
  if (!cover || findings.length === 0) return null;
  return (
    <PageSection title="Cover" wide>
      <div className="grid gap-4 sm:flex">
        {findings.some(({ box }) => box) && (
          <MarkedCover cover={cover} title={title} findings={findings} className="w-full max-w-96 shrink-0" />
        )}
        <CoverFindingList findings={findings} className="max-w-2xl" />
      </div>
    </PageSection>
  );
}
