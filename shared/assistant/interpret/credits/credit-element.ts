import type { TracksNamed } from '../tracks/track-words.ts';
import type { CreditRole, RoleForm } from './roles.ts';

/** The punctuation or "and" between two elements. */
export type Separator = 'none' | 'and' | 'comma';
export type Link = 'by' | 'did' | 'is' | 'colon' | undefined;

/** A person: a named one, the user, or somebody mentioned before. */
export type Person = {
  name: string;
  kind: 'named' | 'known' | 'self' | 'them' | 'nobody';
  isProper: boolean;
  phrase: string;
};
/** How an element is joined to the previous element. `isAfterTalk`: unrelated words are in between. */
export type Joined = { separator: Separator; link: Link; isAside: boolean; isBesides: boolean; isAfterTalk: boolean };
/**
 * An element of a sentence about credits, and how it is joined to the previous one. Names: `isEqual` is a further main
 * artist ('Ana x Bo'), `isRelative` is a relative, `isAmidTalk` is among unrelated words. Roles: `isPossessed` has a
 * possessive ('our pianist'), `isOpen` has no person.
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

/** The credit of a song without a known author. */
export const TRADITIONAL = 'Traditional';

/** Whether a name belongs to a studio or a company. */
export const isCompany = (name: string): boolean =>
  /\b(?:studios?|mastering|sound|audio|music|records|productions?|recordings?|estudios?|tonstudio)\b/i.test(name);
