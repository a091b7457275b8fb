import type { TracksNamed } from '../tracks/track-words.ts';
import type { CreditWord } from './credit-words.ts';
import type { CreditRole, RoleForm } from './roles.ts';

/** The open question, if it is about credits. It decides the meaning of some words. */
export type CreditStep = 'artists' | 'writers' | 'contributors' | undefined;

/** A punctuation mark between words. */
export type Sign = 'stop' | 'pause' | 'question' | 'comma' | 'slash' | 'open' | 'close' | 'colon';
export const SIGNS: ReadonlySet<string> = new Set<Sign>([
  'stop',
  'pause',
  'question',
  'comma',
  'slash',
  'open',
  'close',
  'colon',
]);

/** A token of a text about credits. `isKnown`: the name is already on the release, or is in quotes. */
export type Token =
  | { is: 'name'; name: string; isKnown: boolean; isProper: boolean }
  | { is: 'role'; role: CreditRole; form: RoleForm; phrase: string }
  | { is: 'tracks'; tracks: TracksNamed }
  | { is: Exclude<CreditWord, 'honorific'>; phrase: string }
  | { is: Sign };
