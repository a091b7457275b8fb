import type { ReactNode } from 'react';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { playablesOf } from '../../../data/player/playable.ts';
import { playOrToggle, skip } from '../../../data/player/player.ts';
import { currentOf, usePlayer } from '../../../data/player/player-store.ts';
import { duration } from '../../../lib/format.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { classes } from '../../../ui/classes.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { PlayButton } from '../../release-view/play-button.tsx';

type Props = { release: Release; soundOf: (track: Track) => ReactNode };

/** A release's tracks, for listening. P plays the current track, or the first one; Shift+P plays the next. */
export function ReviewTracks({ release, soundOf }: Props) {
  const inPlayer = usePlayer((player) => currentOf(player)?.mediaId);
  const playables = playablesOf(release, 'office');
  const isHere = playables.some(({ mediaId }) => mediaId === inPlayer);
  const keyed = isHere ? inPlayer : playables[0]?.mediaId;
  useShortcuts({
    p: () => keyed && playOrToggle(playables, keyed),
    P: () => isHere && skip(1),
  });
  return (
    <PageSection title="Audio" wide>
      <ol className="grid max-w-4xl">
        {orderedTracks(release).map((track, n) => {
          const { id, title, artists, audio } = track;
          const isThis = audio !== null && audio.mediaId === inPlayer;
          return (
            <li
              key={id}
              aria-current={isThis || undefined}
              className={classes('grid grid-cols-1 gap-2 rounded-card px-2 py-1.5', isThis && 'bg-sunken')}
            >
              <div className="flex items-center gap-3">
                <PlayButton
                  release={release}
                  trackId={id}
                  listener="office"
                  shortcut={audio && audio.mediaId === keyed ? 'p' : undefined}
                />
                <span className="min-w-0 grow [overflow-wrap:anywhere]">
                  {n + 1}. {title || 'No title'}
                  <span className="block text-small text-soft">{artists.map(({ name }) => name).join(', ')}</span>
                </span>
                <span className="shrink-0 text-small text-soft tabular-nums">
                  {audio ? `${duration(audio.durationMs)} · ${audio.format}` : 'No audio'}
                </span>
              </div>
              {soundOf(track)}
            </li>
          );
        })}
      </ol>
    </PageSection>
  );
}
