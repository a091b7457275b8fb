import { unlicensedCovers } from '../../../../shared/assistant/unlicensed-covers.ts';
import type { TrackId } from '../../../../shared/ids.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { Button } from '../../ui/button.tsx';
import type { ChatFile } from './use-chat-files.ts';

type Props = {
  fileName: string;
  songs: readonly Track[];
  onChoose: (trackId: TrackId) => void;
  onLeave: () => void;
};

/** Asks which of several cover songs a licence is for (product 31.32). */
export const ChooseLicensedSong = ({ fileName, songs, onChoose, onLeave }: Props) => (
  <li className="grid justify-items-end">
    <fieldset className="ml-8 grid w-80 max-w-full gap-2 rounded-card bg-sunken px-4 py-3">
      <legend className="sr-only">Which song is {fileName} for?</legend>
      <p role="status" className="[overflow-wrap:anywhere]">
        Which song is {fileName} for?
      </p>
      <div className="flex flex-wrap gap-2">
        {songs.map(({ id, title }) => (
          <Button key={id} size="small" className="max-w-full text-left whitespace-normal" onClick={() => onChoose(id)}>
            {title}
          </Button>
        ))}
        <Button size="small" tone="quiet" onClick={onLeave}>
          Don’t add it
        </Button>
      </div>
    </fieldset>
  </li>
);

/** The songs that a licence may be for: cover songs that have no licence and for which none is being sent. */
export function songsFor(release: Release | undefined, sending: readonly ChatFile[]): Track[] {
  const pendingTracks = sending.flatMap(({ place: { target } }) => (target.kind === 'licence' ? target.trackId : []));
  return release ? unlicensedCovers(release).filter(({ id }) => !pendingTracks.includes(id)) : [];
}
