import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Track } from '../../../../../shared/releases/track.ts';
import { playMessage, wrongFormat } from '../../../data/media/messages.ts';
import { useOfficePlayAddress } from '../../../data/media/queries.ts';
import { duration } from '../../../lib/format.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { notifyFailure } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props = { artistId: string; releaseId: string; tracks: readonly Track[] };

/** Every track of a release, played one after the other by one player. Nothing of a master is loaded before it is played. */
export function ReviewPlayer({ artistId, releaseId, tracks }: Props) {
  const ask = useOfficePlayAddress({ artistId, releaseId });
  const [playing, setPlaying] = useState<{ mediaId: string; url: string }>();
  const [isPaused, setPaused] = useState(true);
  const player = useRef<HTMLAudioElement>(null);
  const couldPlay = useRef(false);
  const playable: readonly string[] = tracks.flatMap(({ audio }) => (audio ? [audio.mediaId] : []));
  const play = useAction(ask.mutateAsync, {
    done: ({ url }, mediaId) => {
      couldPlay.current = false;
      setPlaying({ mediaId, url });
    },
    failed: (error) => ({ title: 'This track cannot be played', text: playMessage(error) }),
  });
  const toggle = (mediaId: string | undefined) => {
    const { current } = player;
    if (mediaId === undefined || ask.isPending) return;
    if (playing?.mediaId !== mediaId || !current) return play(mediaId);
    if (current.paused) void current.play();
    else current.pause();
  };
  const at = playing ? playable.indexOf(playing.mediaId) : -1;
  const playNext = () => {
    const next = playable[at + 1];
    if (next) play(next);
  };
  useShortcuts({ p: () => toggle(playing?.mediaId ?? playable[0]), P: playNext });
  return (
    <PageSection title="Audio" wide>
      <ol className="grid max-w-4xl">
        {tracks.map(({ id, title, artists, audio }, n) => {
          const isThis = audio !== null && audio.mediaId === playing?.mediaId;
          return (
            <li
              key={id}
              aria-current={isThis || undefined}
              className={classes('flex items-center gap-3 rounded-card px-2 py-1.5', isThis && 'bg-sunken')}
            >
              <IconButton
                label={isThis && !isPaused ? `Pause track ${n + 1}` : `Play track ${n + 1}`}
                shortcut={isThis || (!playing && n === 0) ? 'p' : undefined}
                disabled={!audio}
                busy={ask.isPending && ask.variables === audio?.mediaId}
                onClick={() => toggle(audio?.mediaId)}
              >
                {isThis && !isPaused ? <Pause className="size-4" /> : <Play className="size-4" />}
              </IconButton>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {n + 1}. {title || 'No title'}
                <span className="block text-small text-soft">{artists.map(({ name }) => name).join(', ')}</span>
              </span>
              <span className="shrink-0 text-small text-soft tabular-nums">
                {audio ? `${duration(audio.durationMs)} · ${audio.format}` : 'No audio'}
              </span>
            </li>
          );
        })}
      </ol>
      {playing && (
        // biome-ignore lint/a11y/useMediaCaption: an artist's master; there is no text track of it
        <audio
          ref={player}
          controls
          autoPlay
          src={playing.url}
          aria-label={`Track ${at + 1}`}
          className="w-full max-w-4xl"
          onCanPlay={() => {
            couldPlay.current = true;
          }}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onEnded={playNext}
          onError={() => {
            // An address that has just been given is good, so it is the format: ALAC in an M4A, in most browsers.
            if (!couldPlay.current) notifyFailure(wrongFormat);
            // Otherwise the address has ended: Play asks for a new one.
            setPlaying(undefined);
          }}
        />
      )}
    </PageSection>
  );
}
