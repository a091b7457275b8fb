import type { SoundPlace } from '../../../../shared/listening/sound.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const texts: Record<SoundPlace['kind'], (place: SoundPlace) => string> = {
  broken: () => 'Damaged',
  clipped: () => 'Clipping',
  gap: ({ ms }) => `Silence, ${seconds(ms)}`,
  'silent-head': ({ ms }) => `Silence at the beginning, ${seconds(ms)}`,
  'silent-tail': ({ ms }) => `Silence at the end, ${seconds(ms)}`,
};

/** A place in a recording in words, beside its time-code (product 37.4). */
export const placeText = (place: SoundPlace): string => texts[place.kind](place);
