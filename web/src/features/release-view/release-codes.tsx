import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageSection } from '../../ui/page-section.tsx';

/** The codes of a release and its tracks, ready to copy into stores and emails (product 11.14). */
export function ReleaseCodes({ release }: { release: Release }) {
  const rows = [
    { name: 'UPC', what: 'UPC', code: release.upc },
    ...orderedTracks(release).map(({ title, isrc }, i) => ({
      name: `ISRC of track ${i + 1}`,
      what: `${i + 1}. ${title}`,
      code: isrc,
    })),
  ];
  const filled = rows.filter(({ code }) => code);
  const all = filled.map(({ what, code }) => `${what}\t${code}`).join('\n');
  return (
    <PageSection title="Codes" wide>
      <ul className="grid max-w-2xl">
        {rows.map(({ name, what, code }) => (
          <li key={name} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <span className="truncate" dir="auto">
              {what}
            </span>
            {code ? (
              <span className="flex items-center gap-1 tabular-nums">
                {code}
                <CopyButton text={code} name={name} />
              </span>
            ) : (
              <span className="text-small text-soft">
                {release.status === 'withdrawn' ? 'Not assigned' : 'Assigned by the distributor'}
              </span>
            )}
          </li>
        ))}
        {filled.length > 1 && (
          <li className="flex min-h-11 items-center justify-end gap-1 text-small text-soft">
            All codes
            <CopyButton text={all} name="all codes" />
          </li>
        )}
      </ul>
    </PageSection>
  );
}
