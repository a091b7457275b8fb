import type { TracksNamed } from '../tracks/track-words.ts';
import type { RoleForm, RoleSaid } from './roles.ts';

/** How two things are told apart, and what joins them. */
export type Separator = 'none' | 'and' | 'comma';
export type Link = 'by' | 'did' | 'is' | 'colon' | undefined;

/** Who is meant: a name, who speaks, or somebody who was named before. */
export type Person = {
  name: string;
  kind: 'named' | 'known' | 'self' | 'them' | 'nobody';
  isProper: boolean;
  phrase: string;
};
/** `isAfterTalk`: words of a sentence stand between. */
export type Joined = { separator: Separator; link: Link; isAside: boolean; isBesides: boolean; isAfterTalk: boolean };
/**
 * A thing of a sentence about credits, and how it is joined to the one before. Of a name: `isEqual` is one more main artist ('Ana x Bo'),
 * `isRelative` somebody's relative, `isAmidTalk` said among words of talk. Of a role: `isPossessed` is somebody's ('our pianist'), `isOpen` was
 * done by somebody who is not named.
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
      role: RoleSaid;
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

/** How a song of nobody that is known is credited. */
export const TRADITIONAL = 'Traditional';

/** Whether a name is one of a studio or a company. */
export const isCompany = (name: string): boolean =>
  /\b(?:studios?|mastering|sound|audio|music|records|productions?|recordings?|estudios?|tonstudio)\b/i.test(name);
