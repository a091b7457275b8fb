import { useState } from 'react';
import type { SoundPlace } from '../../../../shared/listening/sound.ts';
import { Button } from '../../ui/button.tsx';
import { placeText } from './place-text.ts';
import { TimeButton } from './time-button.tsx';
import type { Playback } from './use-playback.ts';

/** The number of places that are listed before the list is unfolded. */
const FEW = 6;

type Props = { places: readonly SoundPlace[]; playback: Playback };

/** The places that are marked on the waveform, for the ear and for screen readers. */
export function SoundPlaces({ places, playback }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (places.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-soft">
      <ul aria-label="Places in the sound" className="contents">
        {(isOpen ? places : places.slice(0, FEW)).map((place) => (
          <li key={`${place.kind} ${place.at}`}>
            <TimeButton ms={place.at} playback={playback} /> {placeText(place)}
          </li>
        ))}
      </ul>
      {!isOpen && places.length > FEW && (
        <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
          Show all {places.length}
        </Button>
      )}
    </div>
  );
}
