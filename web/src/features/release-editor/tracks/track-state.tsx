import { type TrackNeed, trackLacks } from '../../../../../shared/releases/completeness.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { hasStopped, useUpload } from '../../../data/media/upload-store.ts';
import { fieldId } from '../fields/field-ids.ts';
import { showField } from './open-track.ts';

/** A short text for everything that a track may lack, and the field that provides it. */
const missingTexts: [TrackNeed, text: string, field: string][] = [
  ['audio', 'No audio', 'audio'],
  ['title', 'No title', 'title'],
  ['artist', 'No artist', 'artists'],
  ['explicit', 'Explicit?', 'explicit'],
];

type Props = { releaseId: string; track: Track; findings: readonly Finding[] };

/** A track's progress: its upload, what it lacks, or the number of its open findings, with a link to the field. */
export function TrackState({ releaseId, track, findings }: Props) {
  const upload = useUpload({ releaseId, target: { kind: 'audio', trackId: track.id } });
  if (upload && !hasStopped(upload)) {
    return (
      <span className="text-soft tabular-nums">
        {upload.phase === 'sending'
          ? `${Math.round(upload.percent)}%`
          : upload.phase === 'asking' || upload.phase === 'waiting'
            ? 'Waiting'
            : 'Checking'}
      </span>
    );
  }
  const lacks = trackLacks(track);
  const lack = missingTexts.find(([need]) => lacks.includes(need));
  const text = upload ? 'Not uploaded' : (lack?.[1] ?? (findings.length > 0 ? `${findings.length} to fix` : undefined));
  if (text === undefined) return <span className="sr-only">Complete</span>;
  const field = upload ? 'audio' : (lack?.[2] ?? findings[0]?.place.field ?? 'title');
  return (
    <button
      type="button"
      onClick={() => showField(fieldId(field, track.id))}
      className="-mx-1 truncate px-1 text-ready underline-offset-2 hover:underline pointer-coarse:min-h-11"
    >
      {text}
    </button>
  );
}
