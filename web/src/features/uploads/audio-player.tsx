import { useState } from 'react';
import type { Audio } from '../../../../shared/releases/track.ts';
import { duration, fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';
import { playWords } from './messages.ts';
import { usePlayAddress } from './queries.ts';

type Props = { releaseId: string; audio: Audio; number: number };

/** A checked master. Nothing of it is loaded before it is played. */
export function AudioPlayer({ releaseId, audio, number }: Props) {
  const ask = usePlayAddress(releaseId);
  const [playing, setPlaying] = useState<{ mediaId: string; url: string }>();
  const play = async () => {
    try {
      const { url } = await ask.mutateAsync(audio.mediaId);
      setPlaying({ mediaId: audio.mediaId, url });
    } catch (error) {
      notifyFailure({ title: 'This track cannot be played', text: playWords(error) });
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-small text-soft tabular-nums">
          <span className="text-ink [overflow-wrap:anywhere]">{audio.fileName}</span>
          <br />
          {duration(audio.durationMs)} · {audio.format} · {fileSize(audio.size)}
        </p>
        {playing?.mediaId !== audio.mediaId && (
          <Button size="small" aria-label={`Play track ${number}`} busy={ask.isPending && 'Loading'} onClick={play}>
            Play
          </Button>
        )}
      </div>
      {playing?.mediaId === audio.mediaId && (
        // biome-ignore lint/a11y/useMediaCaption: the artist's own master; there is no text track of it
        <audio
          controls
          autoPlay
          src={playing.url}
          aria-label={`Track ${number}`}
          className="w-full"
          onError={() => {
            // The address has ended: Play asks for a new one.
            setPlaying(undefined);
          }}
        />
      )}
    </div>
  );
}
