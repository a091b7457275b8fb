import * as z from 'zod';
import { artistRoles } from '../reference/artist-roles.ts';
import { contributorRoles } from '../reference/contributor-roles.ts';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { ContentIdAnswers } from '../releases/content-id.ts';
import { CREDIT_LIMIT } from '../releases/credit-limit.ts';
import { MESSAGE_LIMIT } from '../releases/message-limit.ts';
import { Genre, MetadataLanguage, Store, Territory } from '../releases/release.ts';
import { AiUse, AudioLanguage, Explicit } from '../releases/track.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { contestableCodes } from '../rules/rules.ts';
import { TEXT_LIMIT, TITLE_LIMIT } from '../text-limit.ts';
import { Step } from './step.ts';

/**
 * The possible meanings of a message: everything that an interpreter, whether ours or a model, can return (product
 * 31.5). Choices are validated against the reference data. Titles, names and codes are kept as typed, and dates are
 * converted to YYYY-MM-DD; `planTurn` checks them with the field's own schema and reports that schema's errors. No act
 * submits, pays, deletes or moves money.
 */

const typed = z.string().max(Math.max(TEXT_LIMIT, TITLE_LIMIT), { abort: true });
const trackNumber = z.number().int().min(1).max(TRACK_LIMIT);

/** The tracks that an act applies to: all of them, or some by number. */
export const WhichTracks = z.union([z.literal('all'), z.array(trackNumber).max(TRACK_LIMIT, { abort: true }).min(1)]);
export type WhichTracks = z.infer<typeof WhichTracks>;

const rightsLine = z.strictObject({ year: z.number().int(), holder: typed });
const ofRelease = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.strictObject({ kind: z.literal('set-release'), field: z.literal(field), value });
const ofTrack = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.strictObject({ kind: z.literal('set-track'), tracks: WhichTracks, field: z.literal(field), value });

/** Sets a field of the release. Dates are YYYY-MM-DD, or 'asap' for the sales start. */
const SetRelease = z.discriminatedUnion('field', [
  ofRelease('title', typed),
  ofRelease('version', typed),
  ofRelease('primaryGenre', Genre),
  ofRelease('secondaryGenre', Genre),
  ofRelease('metadataLanguage', MetadataLanguage),
  ofRelease('upc', typed),
  ofRelease('pLine', rightsLine),
  ofRelease('cLine', rightsLine),
  ofRelease('recordLabel', typed),
  ofRelease('salesStart', typed),
  ofRelease('preOrder', typed),
  ofRelease('originalRelease', typed),
]);

/** Sets a field of tracks. `containsCover`: somebody else wrote the song. */
const SetTrack = z.discriminatedUnion('field', [
  ofTrack('title', typed),
  ofTrack('version', typed),
  ofTrack('isrc', typed),
  ofTrack('audioLanguage', AudioLanguage),
  ofTrack('explicit', Explicit),
  ofTrack('containsCover', z.boolean()),
  ofTrack('aiAudio', AiUse),
  ofTrack('aiComposition', AiUse),
  ofTrack('previewStartSeconds', z.number().int()),
]);

const namesOf = <const N extends string>(rows: readonly { name: N }[]) => rows.map(({ name }) => name);
const many = <S extends z.ZodType>(entry: S) => z.array(entry).max(CREDIT_LIMIT, { abort: true }).min(1);

/** Names for one list of credits. Writers' names are not yet split into first and last name. */
const CreditsNamed = z.discriminatedUnion('list', [
  z.strictObject({
    list: z.literal('artists'),
    credits: many(z.strictObject({ name: typed, role: z.enum(namesOf(artistRoles)) })),
  }),
  z.strictObject({
    list: z.literal('contributors'),
    credits: many(z.strictObject({ name: typed, role: z.enum(namesOf(contributorRoles)) })),
  }),
  z.strictObject({ list: z.literal('composers'), credits: many(z.strictObject({ name: typed })) }),
  z.strictObject({ list: z.literal('lyricists'), credits: many(z.strictObject({ name: typed })) }),
]);

export const creditLists = ['artists', 'contributors', 'composers', 'lyricists'] as const;
export type CreditList = (typeof creditLists)[number];
const creditList = z.enum(creditLists);

/**
 * Appends names to a list (`add`) or replaces it (`set`). For artists, `set` replaces only those in the given roles.
 */
export const NameCredits = z.strictObject({
  kind: z.literal('credit'),
  how: z.enum(['add', 'set']),
  tracks: WhichTracks,
  named: CreditsNamed,
});
/**
 * Renames one entry: the n-th (1 is the first, -1 the last), or the one with the given name. Without `list`, it is
 * renamed in every list that contains it.
 */
export const RenameCredit = z.strictObject({
  kind: z.literal('rename-credit'),
  tracks: WhichTracks,
  list: creditList.nullable(),
  which: z.union([z.number().int().min(-1).max(CREDIT_LIMIT), typed]),
  name: typed,
});
export const RemoveCredit = z.strictObject({
  kind: z.literal('remove-credit'),
  tracks: WhichTracks,
  list: creditList.nullable(),
  name: typed,
});

/**
 * How a selection of stores or territories changes: only these, all except these (an empty list means all), add these,
 * or remove these.
 */
const how = z.enum(['only', 'all-except', 'add', 'remove']);
export const ChooseStores = z.strictObject({
  kind: z.literal('stores'),
  how,
  stores: z.array(Store).max(stores.length, { abort: true }),
});
export const ChooseTerritories = z.strictObject({
  kind: z.literal('territories'),
  how,
  territories: z.array(Territory).max(territories.length, { abort: true }),
});

/** Answers the questions about YouTube Content ID, which are legal declarations. */
export const DeclareContentId = z.strictObject({ kind: z.literal('declare'), answers: ContentIdAnswers.min(1) });

const word = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

/**
 * Explains why flagged values are right, for contestable findings on the release or on these tracks. Codes without such
 * a finding are ignored.
 */
export const StateReason = z.strictObject({
  kind: z.literal('state-reason'),
  codes: z.array(z.enum(contestableCodes)).max(contestableCodes.length, { abort: true }).min(1),
  tracks: WhichTracks,
  text: typed,
});

/** Acts that change the release. */
const changing = [
  SetRelease,
  SetTrack,
  /** Sets the number of tracks. Only adds tracks, never removes any. */
  z.strictObject({ kind: z.literal('track-count'), count: trackNumber }),
  /** Sets the titles of all tracks, in order; missing tracks are added. */
  z.strictObject({ kind: z.literal('track-titles'), titles: z.array(typed).max(TRACK_LIMIT, { abort: true }).min(1) }),
  NameCredits,
  RenameCredit,
  RemoveCredit,
  ChooseStores,
  ChooseTerritories,
  DeclareContentId,
  StateReason,
  /** For cover songs: whether the artist has a licence and will upload its PDF, or still needs one. */
  z.strictObject({ kind: z.literal('licence'), answer: z.enum(['have', 'need']) }),
] as const;

/** Acts that navigate, ask something, or request something that the assistant does not do. */
const talking = [
  word('yes'),
  word('no'),
  word('skip'),
  /** Skips every question that is not required for submission. */
  word('only-required'),
  word('back'),
  /** Undoes the last turn that changed something. */
  word('undo'),
  /** Restarts the conversation, after a confirmation. The release is kept. */
  word('start-over'),
  word('why'),
  word('what-is-left'),
  /** Asks for a summary of everything filled in so far. */
  word('summary'),
  /** Asks what a term means; the glossary answers. */
  z.strictObject({ kind: z.literal('explain'), term: typed }),
  z.strictObject({ kind: z.literal('go-to'), step: Step }),
  /** Asks for something that the assistant never does. */
  z.strictObject({ kind: z.literal('beyond'), what: z.enum(['submit', 'pay', 'delete', 'money']) }),
  /** A name that matches no store and no country. */
  z.strictObject({
    kind: z.literal('unknown-name'),
    said: typed,
  }),
  /** A part of the message that was not understood, as typed. */
  z.strictObject({ kind: z.literal('left-over'), text: typed }),
  /** Answers an open point: the value is right, with `why` as the reason ('' for none), or it should be changed. */
  z.strictObject({ kind: z.literal('it-is-right'), why: z.string().max(MESSAGE_LIMIT, { abort: true }) }),
  word('change-it'),
  word('greet'),
  word('thanks'),
  word('unclear'),
] as const;

/** An act that changes the release. A form in the chat sends such acts directly, so there is no text to interpret. */
export const ChangingAct = z.discriminatedUnion('kind', changing);
export type ChangingAct = z.infer<typeof ChangingAct>;

export const PlainAct = z.discriminatedUnion('kind', [...changing, ...talking]);
export type PlainAct = z.infer<typeof PlainAct>;

/** The maximum number of acts in one message. */
export const ACT_LIMIT = 40;

/** "Did you mean …?": the words in question and their possible meanings, each with the label of its button. */
const Suggest = z.strictObject({
  kind: z.literal('suggest'),
  said: typed,
  suggestions: z
    .array(z.strictObject({ label: typed, acts: z.array(PlainAct).max(ACT_LIMIT, { abort: true }).min(1) }))
    .max(6, { abort: true })
    .min(1),
});

export const Act = z.discriminatedUnion('kind', [PlainAct, Suggest]);
export type Act = z.infer<typeof Act>;
