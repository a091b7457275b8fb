import type { TrackId } from '../../../../shared/ids.ts';
import { changesSince, type SubmissionChange } from '../../../../shared/releases/changes-since.ts';
import type { SubmittedContent } from '../../../../shared/releases/earlier-submission.ts';
import { releaseTexts, trackTexts } from '../../../../shared/releases/field-text.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { PageSection } from '../../ui/page-section.tsx';

const files: Readonly<Record<string, string>> = { cover: 'Cover', audio: 'Audio file', licence: 'Mechanical license' };
const labels: Readonly<Record<string, { label: string } | undefined>> = { ...trackFields, ...releaseFields };
const labelsOfTrack: Readonly<Record<string, { label: string } | undefined>> = trackFields;

const releaseText = <F extends ReleaseField>(field: F, value: Release[F]) => releaseTexts[field](value).label;
const trackText = <F extends TrackField>(field: F, value: Track[F]) => trackTexts[field](value).label;

function nameOf({ place, trackId }: SubmissionChange, release: Release): string {
  if (place === 'trackIds') return 'Track order';
  const name = files[place] ?? (trackId ? labelsOfTrack : labels)[place]?.label ?? place;
  const ids: readonly string[] = release.trackIds;
  const number = ids.indexOf(trackId ?? '') + 1;
  return number > 0 ? `Track ${number}: ${name}` : name;
}

/** Describes a change by the text before and after it. */
function textsOf(change: SubmissionChange, release: Release): [from: string, to: string] {
  switch (change.of) {
    case 'file':
      return [change.from?.fileName ?? '', change.to?.fileName ?? ''];
    case 'order': {
      const titles = (ids: readonly TrackId[]) => ids.map((id) => release.tracks[id]?.title).join(', ');
      return [titles(change.from), titles(change.to)];
    }
    case 'release':
      return [releaseText(change.place, change.from), releaseText(change.place, change.to)];
    case 'track':
      return [trackText(change.place, change.from), trackText(change.place, change.to)];
  }
}

type Props = {
  title: string;
  lead?: string;
  /** The content before the changes. */
  before: SubmittedContent;
  release: Release;
};

/** Every difference from an earlier content of the release, before and after (product 21.4, 22.4, 35.5). */
export function ContentChanges({ title, lead, before, release }: Props) {
  const changes = changesSince(before, release);
  return (
    <PageSection title={title} {...(lead && { lead })} wide>
      {changes.length === 0 && <p>Nothing was changed.</p>}
      <dl className="grid max-w-4xl gap-3">
        {changes.map((change) => {
          const [from, to] = textsOf(change, release);
          return (
            <div key={`${change.place} ${change.trackId ?? ''}`} className="grid gap-1">
              <dt className="text-small text-soft">{nameOf(change, release)}</dt>
              <dd className="grid gap-1 [overflow-wrap:anywhere]">
                <del className="text-soft">{from || '–'}</del>
                <ins className="no-underline">{to || '–'}</ins>
              </dd>
            </div>
          );
        })}
      </dl>
    </PageSection>
  );
}
