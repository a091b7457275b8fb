import { Pause, Play } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { latestPreviewStart, PREVIEW_SECONDS } from '../../../../shared/releases/preview-start.ts';
import { timeCode } from '../../../../shared/time-code.ts';
import type { TrackPart } from '../../data/player/player-store.ts';
import { usePlayerTime } from '../../data/player/player-store.ts';
import { Button } from '../../ui/button.tsx';
import { FieldStatus } from '../saving-field/field-status.tsx';
import type { SavingField } from '../saving-field/use-saving-field.ts';
import { PreviewSlider } from './preview-slider.tsx';
import type { Playback } from './use-playback.ts';

type Props = {
  playback: Playback;
  durationMs: number;
  preview: TrackPart | undefined;
  /** The field for the preview's start; undefined where the release is only read. */
  field: SavingField<string> | undefined;
};

/** The 30 seconds that stores play as a preview: chosen on the waveform, and played alone (product 37.5). */
export function Preview({ playback, durationMs, preview, field }: Props) {
  const id = useId();
  const wasChosen = useRef(false);
  useEffect(() => {
    if (!preview || !wasChosen.current) return;
    wasChosen.current = false;
    // The button that was pressed is gone.
    document.getElementById(id)?.focus();
  }, [preview, id]);
  if (!preview && !field) return null;
  const choose = () => {
    const second = playback.isCurrent ? Math.floor(usePlayerTime.getState().ms / 1000) : 0;
    wasChosen.current = true;
    field?.type(String(Math.min(second, latestPreviewStart(durationMs))));
    field?.commit();
  };
  const isShort = durationMs < PREVIEW_SECONDS * 1000;
  return (
    <div className="grid gap-3 not-has-[input]:pt-3">
      {preview && field && !isShort && (
        <PreviewSlider id={id} field={field} durationMs={durationMs} preview={preview} />
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {preview ? (
          <>
            <Button
              size="small"
              onPointerEnter={playback.prepare}
              onClick={() => (playback.isPartPlaying ? playback.toggle() : playback.play(preview.fromMs, preview))}
            >
              {playback.isPartPlaying ? <Pause /> : <Play />}
              {playback.isPartPlaying ? 'Pause the preview' : 'Play the preview'}
            </Button>
            <span className="tabular-nums">
              {timeCode(preview.fromMs)}–{timeCode(preview.toMs)}
            </span>
          </>
        ) : isShort ? (
          <span>The track is shorter than 30 seconds, so its preview is the whole track.</span>
        ) : (
          <>
            <Button size="small" onClick={choose}>
              Choose the preview
            </Button>
            <span>Stores play 30 seconds as a preview. They choose them, unless you do.</span>
          </>
        )}
        {field && (
          <span className="ml-auto">
            <FieldStatus field={field} label="Preview start" />
          </span>
        )}
      </div>
    </div>
  );
}
