import { dayText } from '../day-text.ts';
import { durationText } from '../duration-text.ts';
import { fieldChoices, type NamedChoice } from './choices.ts';
import { contentIdDeclarations } from './content-id-declarations.ts';
import { contentIdAnswer, contentIdQuestionNames, contentIdQuestions } from './content-id-questions.ts';
import type { ArtistCredit, Contributor, Writer } from './credit.ts';
import type { FieldKind, ValueOfKind } from './field-kinds.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from './fields.ts';
import { type FieldMappers, mapFields } from './map-fields.ts';
import { storesText, territoriesText } from './places-text.ts';
import type { Release } from './release.ts';
import { rightsLineText } from './rights-line-text.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';
import type { Track } from './track.ts';

type Credit = Pick<ArtistCredit | Contributor, 'name' | 'role'>;

/** Formats credits, omitting the role that is the default for their kind: 'Ada North, Bo Lind (Featuring)'. */
export const creditsText = (credits: readonly Credit[], plain: string): string =>
  credits
    .filter(({ name }) => name)
    .map(({ name, role }) => (role === plain ? name : `${name} (${role})`))
    .join(', ');

export const writersText = (writers: readonly Pick<Writer, 'firstName' | 'lastName'>[]): string =>
  writers
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
    .join(', ');

const choicesByName: Readonly<Record<string, readonly NamedChoice[] | undefined>> = fieldChoices;
const choiceText = (name: string) => (value: string) => {
  const choice = choicesByName[name]?.find((row) => row.value === value);
  return { label: choice?.label ?? value, inSentence: choice?.inSentence ?? choice?.label ?? value };
};

/** Lower-cases the first letter of our own wording; names and typed text are unchanged. */
const lowerCaseFirst = (text: string) =>
  text.replace(/^(All|As|Every|Everywhere|No|Worldwide|Yes)\b/, (word) => word.toLowerCase());

/** A value in words: by itself on a page, and within a sentence of the chat. */
type Words = { label: string; inSentence: string };
const same = (text: string): Words => ({ label: text, inSentence: text });
const own = (text: string): Words => ({ label: text, inSentence: lowerCaseFirst(text) });

type Texts = { [K in FieldKind]: (value: ValueOfKind[K]) => Words };
const texts: FieldMappers<Texts> = {
  text: () => same,
  code: () => same,
  choice: (_, name) => choiceText(name),
  'yes-no': () => (value) => own(value ? 'Yes' : 'No'),
  day: () => (value) => same(dayText(value)),
  'sales-start': () => (value) => (value === AS_SOON_AS_POSSIBLE ? own('As soon as possible') : same(dayText(value))),
  'rights-line': () => (value) => same(rightsLineText(value)),
  stores: () => (value) => own(storesText(value)),
  territories: () => (value) => own(territoriesText(value)),
  artists: () => (value) => same(creditsText(value, 'Primary')),
  contributors: () => (value) => same(creditsText(value, '')),
  writers: () => (value) => same(writersText(value)),
  seconds: () => (value) => same(value === null ? '' : durationText(value * 1000)),
  'content-id': () => (value) => ({
    label: contentIdQuestionNames
      .filter((question) => contentIdAnswer(value, question) !== '')
      .map((question) => `${contentIdQuestions[question]} ${contentIdAnswer(value, question) === 'yes' ? 'Yes' : 'No'}`)
      .join(' '),
    inSentence: value.map((answer) => contentIdDeclarations[answer]).join('; '),
  }),
  stated: () => (value) => same([...new Set(value.map(({ text }) => text))].join('; ')),
};

/** The value of each field of a release in words; '' for none. */
export const releaseTexts: { [F in ReleaseField]: (value: Release[F]) => Words } = mapFields<
  typeof releaseFields,
  Texts
>(releaseFields, texts);

/** The value of each field of a track in words; '' for none. */
export const trackTexts: { [F in TrackField]: (value: Track[F]) => Words } = mapFields<typeof trackFields, Texts>(
  trackFields,
  texts,
);
