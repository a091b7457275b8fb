import type { TracksNamed } from '../tracks/track-words.ts';
import type { CreditRole, RoleForm } from './roles.ts';

/** The separator between two elements, and the word that links them. */
export type Separator = 'none' | 'and' | 'comma';
export type Link = 'by' | 'did' | 'is' | 'colon' | undefined;

/** A person: a name, the user, or somebody named before. */
export type Person = {
  name: string;
  kind: 'named' | 'known' | 'self' | 'them' | 'nobody';
  isProper: boolean;
  phrase: string;
};
/** How an element is joined to the one before. `isAfterTalk`: with unrelated words in between. */
export type Joined = { separator: Separator; link: Link; isAside: boolean; isBesides: boolean; isAfterTalk: boolean };
/**
 * An element of a sentence about credits, and how it is joined to the one before. Names: `isEqual` is one more main
 * artist ('Ana x Bo'), `isRelative` a relative, `isAmidTalk` among unrelated words. Roles: `isPossessed` has a
 * possessive ('our pianist'), `isOpen` has nobody named for it.
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

/** Credit of a song without a known author. */
export const TRADITIONAL = 'Traditional';

/** Tells whether a name is that of a studio or a company. */
export const isCompany = (name: string): boolean =>
  /\b(?:studios?|mastering|sound|audio|music|records|productions?|recordings?|estudios?|tonstudio)\b/i.test(name);
