import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Audio } from '../../../../shared/releases/track.ts';
import { playMessage, wrongFormat } from '../../data/media/messages.ts';
import { usePlayAddress } from '../../data/media/queries.ts';
import { duration, fileSize } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { notifyFailure } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Play goes when the player comes, and the other way round: whoever is at one of them by keyboard stays here. */
const takeFocusThatIsLost = (control: HTMLElement | null) => {
  if (document.activeElement === document.body) control?.focus();
};

type Props = { releaseId: string; audio: Audio; number: number };

/** A checked master. Nothing of it is loaded before it is played. */
export function AudioPlayer({ releaseId, audio, number }: Props) {
  const ask = usePlayAddress(releaseId);
  const [playing, setPlaying] = useState<{ mediaId: string; url: string }>();
  const [wasPlayed, setWasPlayed] = useState(false);
  const couldPlay = useRef(false);
  const play = useAction(ask.mutateAsync, {
    done: ({ url }, mediaId) => {
      couldPlay.current = false;
      setPlaying({ mediaId, url });
      setWasPlayed(true);
    },
    failed: (error) => ({ title: 'This track cannot be played', text: playMessage(error) }),
  });
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        {playing?.mediaId !== audio.mediaId && (
          <IconButton
            ref={wasPlayed ? takeFocusThatIsLost : undefined}
            tone="plain"
            label={`Play track ${number}`}
            busy={ask.isPending}
            onClick={() => play(audio.mediaId)}
          >
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
          ref={takeFocusThatIsLost}
          controls
          autoPlay
          src={playing.url}
          aria-label={`Track ${number}`}
          className="w-full"
          onCanPlay={() => {
            couldPlay.current = true;
          }}
          onError={() => {
            // An address that has just been given is good, so it is the format: ALAC in an M4A, in most browsers.
            if (!couldPlay.current) notifyFailure(wrongFormat);
            // Otherwise the address has ended: Play asks for a new one.
            setPlaying(undefined);
          }}
        />
      )}
    </div>
  );
}
