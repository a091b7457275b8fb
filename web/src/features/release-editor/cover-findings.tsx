import type { Release } from '../../../../shared/releases/release.ts';
import { CoverFindingList } from '../release-view/cover-finding-list.tsx';
import { MarkedCover } from '../release-view/marked-cover.tsx';
import { FieldFindings, findingsAt } from './fields/field-findings.tsx';

/** What looking at the cover found: outlines on the picture, and beside it what they mean and what can be done. */
export function CoverFindings({ release }: { release: Release }) {
  const findings = findingsAt(release, { field: 'cover' });
  const { cover, title } = release;
  const hasMarks = findings.some(({ box }) => box);
  return (
    // Always in the page, so that a screen reader announces the findings when they arrive.
    <div role="status" className="grid gap-4 empty:hidden sm:flex">
      {cover && findings.length > 0 && (
        <>
          {hasMarks && (
            <MarkedCover cover={cover} title={title} findings={findings} className="w-full max-w-72 shrink-0" />
          )}
          <CoverFindingList
            findings={findings}
            actionsOf={(found) => <FieldFindings release={release} findings={[found]} />}
          />
        </>
      )}
    </div>
  );
}
