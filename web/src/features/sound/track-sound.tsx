import { type ReactNode, useMemo, useState } from 'react';
import { PREVIEW_SECONDS, previewPart } from '../../../../shared/releases/preview-start.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Audio, Track } from '../../../../shared/releases/track.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import type { FindingCode } from '../../../../shared/rules/rules.ts';
import { soundMessage } from '../../data/listening/messages.ts';
import { useBrowserMeasures, useSoundDetail } from '../../data/listening/queries.ts';
import type { Listener } from '../../data/player/playable.ts';
import { Button } from '../../ui/button.tsx';
import { findingsToday } from '../release-view/findings-today.ts';
import type { SavingField } from '../saving-field/use-saving-field.ts';
import { Facts } from './facts.tsx';
import { LONGEST_MEASURED_MS, MeasureHere } from './measure-here.tsx';
import { Preview } from './preview.tsx';
import { SameSounds } from './same-sounds.tsx';
import { soundFacts } from './sound-facts.ts';
import { SoundFindings } from './sound-findings.tsx';
import { SoundPlaces } from './sound-places.tsx';
import { usePlayback } from './use-playback.ts';
import { decodePeaks } from './wave-columns.ts';
import { Waveform } from './waveform.tsx';

type Props = {
  release: Release;
  track: Track;
  listener: Listener;
  /** The field for the preview's start; absent where the release is only read. */
  previewField?: SavingField<string>;
  /** Renders the ways to settle a finding. Present in the editor only. */
  actionsOf?: (finding: Finding) => ReactNode;
};

/** The sound of a track: waveform, preview, measures, findings and places (product 37.4). */
export default function TrackSound({ track, ...props }: Props) {
  const { audio } = track;
  return audio && <Sound key={audio.mediaId} track={track} audio={audio} {...props} />;
}

function Sound({ release, track, audio, listener, previewField, actionsOf }: Props & { audio: Audio }) {
  const { mediaId, durationMs, heard } = audio;
  const playback = usePlayback(release, mediaId, listener);
  const isHeard = heard?.state === 'heard';
  const recording = { listener, artistId: release.artistId, releaseId: release.id, mediaId };
  const detail = useSoundDetail(recording, isHeard);
  const [isMeasuring, setMeasuring] = useState(false);
  const measures = useBrowserMeasures(recording, isMeasuring);
  const stored = detail.data?.wave;
  const wave = useMemo(
    () => (stored ? { cellMs: stored.cellMs, peaks: decodePeaks(stored.peaks) } : undefined),
    [stored],
  );
  const start = previewField ? secondsOf(previewField.typed) : track.previewStartSeconds;
  const preview = start === null ? undefined : previewPart(start, durationMs);
  const findings = findingsAbout(release, track, { isAll: actionsOf !== undefined || listener === 'office' });
  const places = detail.data?.places ?? [];
  const shown = new Set(findings.map(({ at }) => at));
  const number = release.trackIds.indexOf(track.id) + 1;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid">
        <Waveform
          label={`Position in track ${number}`}
          playback={playback}
          durationMs={durationMs}
          wave={wave ?? measures.data}
          isBusy={heard?.state === 'waiting' || (isHeard && detail.isPending)}
          places={places}
          preview={preview}
          hasHandle={previewField !== undefined && durationMs >= PREVIEW_SECONDS * 1000}
        />
        <Preview playback={playback} durationMs={durationMs} preview={preview} field={previewField} />
      </div>
      {heard?.state === 'waiting' && (
        <p role="status" className="text-small text-soft">
          Listening…
        </p>
      )}
      {isHeard && detail.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
          The waveform couldn’t be loaded. {soundMessage(detail.error)}
          <Button size="small" busy={detail.isFetching && 'Loading'} onClick={() => void detail.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {isHeard && <Facts rows={soundFacts(heard.sound)} />}
      {heard?.state === 'unheard' && durationMs <= LONGEST_MEASURED_MS && (
        <MeasureHere query={measures} onMeasure={() => (isMeasuring ? void measures.refetch() : setMeasuring(true))} />
      )}
      <SoundFindings findings={findings} playback={playback} actionsOf={actionsOf} />
      <SoundPlaces places={places.filter(({ at }) => !shown.has(at))} playback={playback} />
      <SameSounds same={detail.data?.same ?? []} listener={listener} />
    </div>
  );
}

/** The typed start of the preview; null if nothing, or no number, is typed. */
const secondsOf = (typed: string): number | null => (/^\d+$/.test(typed.trim()) ? Number(typed) : null);

/** Findings with a better form than a sentence: a progress line, and links. */
const isShownElsewhere: readonly FindingCode[] = ['sound-waiting', 'sound-same'];

/**
 * The findings about a track's recording. An artist who only reads the release sees those for which they gave a reason
 * (product 11.11).
 */
const findingsAbout = (release: Release, track: Track, { isAll }: { isAll: boolean }): Finding[] =>
  findingsToday(release).filter(
    ({ code, place, reason }) =>
      place.field === 'audio' &&
      place.trackId === track.id &&
      (isAll || reason !== undefined) &&
      !isShownElsewhere.includes(code),
  );
