import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Audio } from '../../../../shared/releases/track.ts';
import { duration, fileSize } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
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
      <div className="flex items-center gap-3">
        {playing?.mediaId !== audio.mediaId && (
          <IconButton tone="plain" label={`Play track ${number}`} busy={ask.isPending} onClick={() => void play()}>
            <Play />
          </IconButton>
        )}
        <p className="min-w-0 text-small text-soft tabular-nums">
          <span className="text-ink [overflow-wrap:anywhere]">{audio.fileName}</span>
          <br />
          {duration(audio.durationMs)} · {audio.format} · {fileSize(audio.size)}
        </p>
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
