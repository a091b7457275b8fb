import {
  contentIdAnswer,
  contentIdQuestionNames,
  contentIdQuestions,
} from '../../../../shared/releases/content-id-questions.ts';
import type { ArtistCredit, Contributor, Writer } from '../../../../shared/releases/credit.ts';
import type { FieldKind, ValueOfKind } from '../../../../shared/releases/field-kinds.ts';
import { type ReleaseField, releaseFields, type TrackField, trackFields } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { salesStartText } from '../../data/releases/messages/release.ts';
import { duration, shortDate } from '../../lib/format.ts';
import { byField, type Makers } from './by-field.ts';
import { storesText, territoriesText } from './places-text.ts';
import { choicesOf } from './reference-choices.ts';

type Credit = Pick<ArtistCredit | Contributor, 'name' | 'role'>;

/** 'Ada North, Bo Lind (Featuring)': the plain role of a kind is not said. */
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

const choiceText =
  (name: string) =>
  (value: string): string =>
    value === '' ? '' : (choicesOf(name).find((row) => row.value === value)?.label ?? value);

type Texts = { [K in FieldKind]: (value: ValueOfKind[K]) => string };
const asIs = () => (value: string) => value;
const texts: Makers<Texts> = {
  text: asIs,
  code: asIs,
  choice: (_, name) => choiceText(name),
  'yes-no': () => (value) => (value ? 'Yes' : 'No'),
  day: () => (value) => (value ? shortDate(value) : ''),
  'sales-start': () => (value) => (value ? salesStartText(value) : ''),
  'rights-line': () => rightsLineText,
  stores: () => storesText,
  territories: () => territoriesText,
  artists: () => (value) => creditsText(value, 'Primary'),
  contributors: () => (value) => creditsText(value, ''),
  writers: () => writersText,
  seconds: () => (value) => (value === null ? '' : duration(value * 1000)),
  'content-id': () => (value) =>
    contentIdQuestionNames
      .filter((question) => contentIdAnswer(value, question) !== '')
      .map((question) => `${contentIdQuestions[question]} ${contentIdAnswer(value, question) === 'yes' ? 'Yes' : 'No'}`)
      .join(' '),
  stated: () => (value) => [...new Set(value.map(({ text }) => text))].join('; '),
};

/** A saved value of each field of a release as text, '' for none. */
export const releaseTexts: { [F in ReleaseField]: (value: Release[F]) => string } = byField<
  typeof releaseFields,
  Texts
>(releaseFields, texts);

/** The same of a track. */
export const trackTexts: { [F in TrackField]: (value: Track[F]) => string } = byField<typeof trackFields, Texts>(
  trackFields,
  texts,
);
