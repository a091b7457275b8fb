import * as z from 'zod';
import { artistRoles } from '../reference/artist-roles.ts';
import { contributorRoles } from '../reference/contributor-roles.ts';
import { stores } from '../reference/stores.ts';
import { territories } from '../reference/territories.ts';
import { ContentIdAnswers } from '../releases/content-id.ts';
import { CREDIT_LIMIT } from '../releases/credit-limit.ts';
import { type ContestableCode, contestableCodes } from '../releases/findings/finding-kinds.ts';
import { MESSAGE_LIMIT } from '../releases/message-limit.ts';
import { Genre, MetadataLanguage, Store, Territory } from '../releases/release.ts';
import { AiUse, AudioLanguage, Explicit } from '../releases/track.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { TEXT_LIMIT, TITLE_LIMIT } from '../text-limit.ts';
import { Step } from './step.ts';

/**
 * What a message can mean: all that an interpreter may say, ours or a model's (product 31.5). Choices are of the reference data; what is typed
 * (a title, a code, a day) stands as it was said, because `planTurn` asks the field's own schema, and tells the artist in its words what is
 * wrong. Nothing here submits, pays, deletes or moves money: it cannot be said.
 */

const typed = z.string().max(Math.max(TEXT_LIMIT, TITLE_LIMIT), { abort: true });
const trackNumber = z.number().int().min(1).max(TRACK_LIMIT);

/** The tracks that something is said of: all, or single ones by number. */
export const WhichTracks = z.union([z.literal('all'), z.array(trackNumber).max(TRACK_LIMIT, { abort: true }).min(1)]);
export type WhichTracks = z.infer<typeof WhichTracks>;

const rightsLine = z.strictObject({ year: z.number().int(), holder: typed });
const ofRelease = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.strictObject({ kind: z.literal('set-release'), field: z.literal(field), value });
const ofTrack = <F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.strictObject({ kind: z.literal('set-track'), tracks: WhichTracks, field: z.literal(field), value });

/** A field of the release is set. Days are YYYY-MM-DD, or 'asap' for the sales start. */
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

/** A field of tracks is set. `containsCover`: somebody else wrote the song. */
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

const namesOf = <const N extends string>(rows: readonly { name: N }[]) => rows.map(({ name }) => name) as [N, ...N[]];
const many = <S extends z.ZodType>(entry: S) => z.array(entry).max(CREDIT_LIMIT, { abort: true }).min(1);

/** Names of one list of credits. A writer's name is whole, as people say it. */
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

/** `add` joins names to a list; `set` is the whole list, or for artists all of the roles that are named. */
export const NameCredits = z.strictObject({
  kind: z.literal('credit'),
  how: z.enum(['add', 'set']),
  tracks: WhichTracks,
  named: CreditsNamed,
});
/** One entry gets another name: the n-th (1 is the first, -1 the last), or the one of that name. Without `list`, wherever it stands. */
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

/** A list of stores or places: only these, all except these (none: all of them), these too, or not these. */
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

/** Answers to the questions of YouTube Content ID, which are legal declarations. */
export const DeclareContentId = z.strictObject({ kind: z.literal('declare'), answers: ContentIdAnswers.min(1) });

const word = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) });

/** Why contestable findings are right as they are: of the release, or of these tracks. One that is not made is not spoken of. */
export const StateReason = z.strictObject({
  kind: z.literal('state-reason'),
  codes: z
    .array(z.enum(contestableCodes as [ContestableCode, ...ContestableCode[]]))
    .max(contestableCodes.length, { abort: true })
    .min(1),
  tracks: WhichTracks,
  text: typed,
});

/** What changes the release. */
const changing = [
  SetRelease,
  SetTrack,
  /** The release has so many tracks. More are added; none is ever taken away. */
  z.strictObject({ kind: z.literal('track-count'), count: trackNumber }),
  /** The titles of all tracks, in order; tracks that are not there yet are added. */
  z.strictObject({ kind: z.literal('track-titles'), titles: z.array(typed).max(TRACK_LIMIT, { abort: true }).min(1) }),
  NameCredits,
  RenameCredit,
  RemoveCredit,
  ChooseStores,
  ChooseTerritories,
  DeclareContentId,
  StateReason,
  /** Of a cover song: there is a licence and its PDF comes, or one is still needed. */
  z.strictObject({ kind: z.literal('licence'), answer: z.enum(['have', 'need']) }),
] as const;

/** What moves in the conversation, asks, or says what we do not do. */
const talking = [
  word('yes'),
  word('no'),
  word('skip'),
  /** Nothing more is asked that a release can be submitted without. */
  word('only-required'),
  word('back'),
  /** Takes back what the last turn that changed something did. */
  word('undo'),
  /** Begins the conversation again; the release stays. It is asked about first. */
  word('start-over'),
  word('why'),
  word('what-is-left'),
  /** What is filled in so far. */
  word('summary'),
  /** What a word of the trade means. The answer is the glossary's. */
  z.strictObject({ kind: z.literal('explain'), term: typed }),
  z.strictObject({ kind: z.literal('go-to'), step: Step }),
  /** Asks for what the assistant never does. */
  z.strictObject({ kind: z.literal('beyond'), what: z.enum(['submit', 'pay', 'delete', 'money']) }),
  /** A name that is of no store and no country. */
  z.strictObject({ kind: z.literal('unknown-name'), said: typed }),
  /** A part of the message that nothing was made of, as it was typed. */
  z.strictObject({ kind: z.literal('left-over'), text: typed }),
  /** Of what stands open before the review: it is right, and why, or '' for no reason; or it shall be changed. */
  z.strictObject({ kind: z.literal('it-is-right'), why: z.string().max(MESSAGE_LIMIT, { abort: true }) }),
  word('change-it'),
  word('greet'),
  word('thanks'),
  word('unclear'),
] as const;

/** An act that changes the release. A form of the chat says one without words to be read. */
export const ChangingAct = z.discriminatedUnion('kind', changing);
export type ChangingAct = z.infer<typeof ChangingAct>;

export const PlainAct = z.discriminatedUnion('kind', [...changing, ...talking]);
export type PlainAct = z.infer<typeof PlainAct>;

/** All acts of one message. */
export const ACT_LIMIT = 40;

/** "Did you mean …?": what was said, and what it may mean, each with the words of its button. */
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
