import type { Sound } from '../listening/sound.ts';
import type { Look, Looked } from '../looking/look.ts';
import type { Release } from '../releases/release.ts';
import type { Audio, Track } from '../releases/track.ts';
import type { Found, Severity } from './finding.ts';
import type { ReleaseText } from './release-texts.ts';
import type { Source } from './sources.ts';

/** A release, as rules see it. */
export type RuleContext = {
  readonly release: Release;
  /** In their order. */
  readonly tracks: readonly Track[];
  /** Every text of the release. */
  readonly texts: readonly ReleaseText[];
  /** Used only by advice, so that a release never stops being ready overnight. */
  readonly now: Date;
  /** The language of all titles together, if the server has recognized one. Used only by advice. */
  readonly titlesLanguage: string | undefined;
};

/**
 * An example for the page of rules and for the rule's test: the value of the rule's first field, or the parts in which
 * a correct release differs. `sound` and `audio` belong to the first track's recording, `words` and `look` to the
 * cover.
 */
export type Example =
  | string
  | {
      readonly shown: string;
      readonly release?: Partial<Release>;
      readonly tracks?: readonly Partial<Track>[];
      readonly sound?: Partial<Sound>;
      readonly audio?: Partial<Audio>;
      readonly words?: readonly string[];
      readonly look?: Partial<Look>;
      readonly looked?: Looked;
      readonly titlesLanguage?: string;
    };

/** A rule about releases. Its code is its key in `defineRules`. */
export type Rule = {
  readonly severity: Severity;
  /** Its subject in a word or two, for lists of what is missing. */
  readonly name: string;
  readonly check: (context: RuleContext) => readonly Found[];
};

/** The rest of a rule: for people who look it up, and for its test. The editor does not load it. */
export type RuleDescription = {
  /** Its purpose and reason in plain words. */
  readonly about: string;
  /** The fields that it reads, a track's with `track.`. */
  readonly fields: readonly string[];
  readonly source: readonly Source[];
  /** The month in which the product began to apply it. */
  readonly since: string;
  readonly good: readonly Example[];
  readonly bad: readonly Example[];
};

/** A description for each rule of an area. */
export type DescriptionsOf<Area> = Readonly<Record<keyof Area, RuleDescription>>;

/** Defines the rules of one area, each under its code. Codes are stored with stated reasons, so they never change. */
export const defineRules = <const Area extends Record<string, Rule>>(area: Area): Area => area;

/** Makes a check of each track by itself. */
export const onEachTrack =
  (check: (track: Track, context: RuleContext) => Found | undefined): Rule['check'] =>
  (context) =>
    context.tracks.flatMap((track) => check(track, context) ?? []);

/** Makes a check that finds at most one thing. */
export const onRelease =
  (check: (context: RuleContext) => Found | undefined): Rule['check'] =>
  (context) => {
    const found = check(context);
    return found ? [found] : [];
  };
