import { changesSince, type SubmissionChange } from '../../../../../shared/releases/changes-since.ts';
import { releaseTexts, trackTexts } from '../../../../../shared/releases/field-text.ts';
import { releaseFields, trackFields } from '../../../../../shared/releases/fields.ts';
import type { OfficeReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { PageSection } from '../../../ui/page-section.tsx';

type Release = OfficeReleaseDetail['release'];

const files: Readonly<Record<string, string>> = { cover: 'Cover', audio: 'Audio file', licence: 'Mechanical license' };
const labels: Readonly<Record<string, { label: string } | undefined>> = { ...trackFields, ...releaseFields };
const labelsOfTrack: Readonly<Record<string, { label: string } | undefined>> = trackFields;

/** Each field is shown by the text of its own kind; the diff guarantees that the value is of that kind. */
const textsOfRelease = releaseTexts as Readonly<Record<string, ((value: never) => { label: string }) | undefined>>;
const textsOfTrack = trackTexts as Readonly<Record<string, ((value: never) => { label: string }) | undefined>>;

function nameOf({ place, trackId }: SubmissionChange, release: Release): string {
  if (place === 'trackIds') return 'Order of the tracks';
  const name = files[place] ?? (trackId ? labelsOfTrack : labels)[place]?.label ?? place;
  const ids: readonly string[] = release.trackIds;
  const number = ids.indexOf(trackId ?? '') + 1;
  return number > 0 ? `Track ${number}: ${name}` : name;
}

function textOf({ place, trackId }: SubmissionChange, value: unknown, release: Release): string {
  if (place in files) return (value as { fileName: string } | null)?.fileName ?? '–';
  if (place === 'trackIds')
    return (value as string[])
      .map((id) => Object.values(release.tracks).find((one) => one.id === id)?.title)
      .join(', ');
  return (trackId ? textsOfTrack : textsOfRelease)[place]?.(value as never).label || '–';
}

/** Changes since the submission that the office sent back, before and after (product 21.4, 22.4). */
export function WhatChanged({ release, earlier }: Pick<OfficeReleaseDetail, 'release' | 'earlier'>) {
  if (!earlier || release.status !== 'submitted') return null;
  const changes = changesSince(earlier.content, release);
  return (
    <PageSection
      title="Changed since the last submission"
      lead={`Sent back: the submission from ${dateAndTime(earlier.at)}`}
      wide
    >
      {changes.length === 0 && <p>Nothing was changed.</p>}
      <dl className="grid max-w-4xl gap-3">
        {changes.map((change) => (
          <div key={`${change.place} ${change.trackId ?? ''}`} className="grid gap-1">
            <dt className="text-small text-soft">{nameOf(change, release)}</dt>
            <dd className="grid gap-1 [overflow-wrap:anywhere]">
              <del className="text-soft">{textOf(change, change.from, release)}</del>
              <ins className="no-underline">{textOf(change, change.to, release)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
