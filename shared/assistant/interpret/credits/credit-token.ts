import type { TracksNamed } from '../tracks/track-words.ts';
import type { CreditWord } from './credit-words.ts';
import type { RoleForm, RoleSaid } from './roles.ts';

/** The question at which credits are said: the same word is another role there. */
export type CreditStep = 'artists' | 'writers' | 'contributors' | undefined;

/** What stands between words. */
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

/** A piece of a text about credits. A name is known when it stands in the release already, or in quotes. */
export type Token =
  | { is: 'name'; name: string; isKnown: boolean; isProper: boolean }
  | { is: 'role'; role: RoleSaid; form: RoleForm; phrase: string }
  | { is: 'tracks'; tracks: TracksNamed }
  | { is: Exclude<CreditWord, 'honorific'>; phrase: string }
  | { is: Sign };
