import type { TracksNamed } from '../tracks/track-words.ts';
import type { CreditRole, RoleForm } from './roles.ts';

/** The punctuation or "and" between two elements. */
export type Separator = 'none' | 'and' | 'comma';
export type Link = 'by' | 'did' | 'is' | 'colon' | undefined;

/** A person: named in the text, already on the release, the user, somebody mentioned before, or nobody. */
export type Person = {
  name: string;
  kind: 'named' | 'known' | 'self' | 'them' | 'nobody';
  isProper: boolean;
  phrase: string;
};
/**
 * How an element is joined to the previous one. `isBesides`: it follows "with". `isAfterTalk`: there are unrelated
 * words in between.
 */
export type Joined = { separator: Separator; link: Link; isAside: boolean; isBesides: boolean; isAfterTalk: boolean };
/**
 * An element of a sentence about credits, and how it is joined to the previous one. Names: `isEqual` is a further main
 * artist ('Ana x Bo'), `isRelative` is a relative of the user, `isAmidTalk` is among unrelated words. Roles:
 * `isPossessed` has a possessive ('our pianist'), `isOpen` has no person.
 */
export type Element =
  | ({
      is: 'name';
      person: Person;
      isCorrection: boolean;
      isEqual: boolean;
      isExcept: boolean;
      isAmidTalk: boolean;
      isRelative: boolean;
    } & Joined)
  | ({
      is: 'role';
      role: CreditRole;
      form: RoleForm;
      isPossessed: boolean;
      isOpen: boolean;
      isExcept: boolean;
      phrase: string;
    } & Joined)
  | ({ is: 'tracks'; tracks: TracksNamed; isExcept: boolean } & Joined)
  | ({ is: 'noWords' | 'publicDomain' | 'uncredited' | 'spirit' } & Joined);

export type Name = Extract<Element, { is: 'name' }>;
export type Role = Extract<Element, { is: 'role' }>;
export type Part = Name | Role;

/** The writer credited on a song without a known author. */
export const TRADITIONAL = 'Traditional';

/** Whether a name is that of a studio or company. */
export const isCompany = (name: string): boolean =>
  /\b(?:studios?|mastering|sound|audio|music|records|productions?|recordings?|estudios?|tonstudio)\b/i.test(name);
