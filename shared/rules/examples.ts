import type { ReleaseId } from '../ids.ts';
import type { Sound } from '../listening/sound.ts';
import type { Box } from '../looking/look.ts';
import type { ArtistCredit, Writer } from '../releases/credit.ts';
import type { Example } from './rule.ts';

/** Parts of the examples that rules give. */

let made = 0;
/** The ids of examples are none of stored credits. */
const nextId = () => `crd_${String(made++).padStart(26, '0')}` as ArtistCredit['id'];

export const credit = (name: string, role: ArtistCredit['role'] = 'Primary'): ArtistCredit => ({
  id: nextId(),
  name,
  role,
  spotifyUri: '',
});
export const writer = (firstName: string, lastName: string): Writer => ({ id: nextId(), firstName, lastName });

export const ANOTHER_RELEASE = `rel_${'0'.repeat(26)}` as ReleaseId;
export const SOMEWHERE: Box = { x: 0.1, y: 0.2, width: 0.5, height: 0.1 };
export const FAULTLESS_SOUND: Sound = {
  v: 1,
  lufs: -14,
  range: 6,
  truePeak: -1,
  channels: 2,
  bits: 24,
  durationMs: 180_000,
  headMs: 100,
  tailMs: 2000,
};
export const faultless: Example = { shown: 'A stereo WAV of 24 bits and 44.1 kHz', sound: {} };
export const plainCover: Example = { shown: 'The title and the artist', words: ['Night Ferry', 'Mara Ellis'] };
