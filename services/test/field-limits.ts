import { CREDIT_LIMIT } from '../../shared/releases/credit-limit.ts';
import type { ReleaseField, TrackField } from '../../shared/releases/fields.ts';
import { aCredit, newId } from '../../shared/test/builders.ts';

const INVISIBLE = 'Contains an invisible character. Please type it again.';
const tooLong = (most: number) => `Must be less than ${most} characters`;
const NO_DATE = 'Must be in YYYY-MM-DD format';
const NO_NUMBER = 'Must be a valid number';
const FORMULA = 'Can’t begin like a spreadsheet formula';
const ONE_NAME = 'Please write one name only: a name can’t contain ";"';

/** A value that a person enters, and the message that rejects it; an invalid choice has no message. */
type Case = [what: string, typed: unknown, message: string | undefined];

const text = (most: number): Case[] => [
  [`${most + 1} characters`, 'x'.repeat(most + 1), tooLong(most)],
  ['a line break', 'one\ntwo', INVISIBLE],
  ['a tab', 'one\ttwo', INVISIBLE],
  ['a control character', 'one\u0007two', INVISIBLE],
  ['a null character', 'one\u0000two', INVISIBLE],
  ['a line separator', 'one\u2028two', INVISIBLE],
  ['a zero-width space', 'one\u200btwo', INVISIBLE],
  ['a direction override', 'one\u202etwo', INVISIBLE],
  ['a mark of direction', 'one\u200etwo', INVISIBLE],
  ['nothing to read', '\u3164', INVISIBLE],
  ['what a spreadsheet would run', '=HYPERLINK("x")', FORMULA],
];
const date: Case[] = [
  ['a day that does not exist', '2026-02-30', NO_DATE],
  ['another order', '30-01-2026', NO_DATE],
  ['a short year', '26-01-30', NO_DATE],
  ['a word', 'soon', NO_DATE],
];
const rights: Case[] = [
  ['a year before 1900', { year: 1899, holder: 'x' }, 'Must be 1900 or later'],
  ['a year after 2100', { year: 2101, holder: 'x' }, 'Must be 2100 or earlier'],
  ['a year in parts', { year: 2026.5, holder: 'x' }, NO_NUMBER],
  ['a year in letters', { year: '2026', holder: 'x' }, NO_NUMBER],
  ['a negative year', { year: -2026, holder: 'x' }, 'Must be 1900 or later'],
  ['no holder', { year: 2026, holder: '  ' }, 'Please enter who holds the rights'],
  ['a long holder', { year: 2026, holder: 'x'.repeat(501) }, tooLong(500)],
];
/** An invalid choice has no message, because pages offer only valid choices. */
const choice: Case[] = [['an unknown choice', 'nonsense', undefined]];

const name: Case[] = [
  ['a ";"', 'Mara; Io', ONE_NAME],
  ['501 characters', 'x'.repeat(501), tooLong(500)],
  ['an invisible character', 'Ma\u200bra', INVISIBLE],
  ['a control character', 'Ma\u001bra', INVISIBLE],
  ['what a spreadsheet would run', '@SUM(A1)', FORMULA],
];
const tooMany = (entry: () => object): Case => [
  'too many entries',
  Array.from({ length: CREDIT_LIMIT + 1 }, entry),
  `A track has at most ${CREDIT_LIMIT} credits of a kind`,
];
const writer = (different: object = {}) => ({ id: newId('credit'), firstName: 'Ana', lastName: 'Lima', ...different });
const writers: Case[] = [
  ...name.map(([what, firstName, message]): Case => [`${what} in a first name`, [writer({ firstName })], message]),
  ...name.map(([what, lastName, message]): Case => [`${what} in a last name`, [writer({ lastName })], message]),
  tooMany(writer),
];

const stated: Case[] = [
  ['a reason for what is no finding', [{ code: 'whim', text: 'x' }], undefined],
  ['a reason for what only can be mended', [{ code: 'ai-audio-unanswered', text: 'x' }], undefined],
  ['a reason without words', [{ code: 'single-title', text: ' ' }], 'Please write why it is right'],
  ['501 characters', [{ code: 'single-title', text: 'x'.repeat(501) }], tooLong(500)],
  [
    'two reasons for one finding',
    [
      { code: 'single-title', text: 'x' },
      { code: 'single-title', text: 'y' },
    ],
    'Please state each reason only once',
  ],
];

/** Every field, with values that it rejects (product 6.4). A new field does not compile without a row here. */
export const releaseLimits: Record<ReleaseField, Case[]> = {
  title: text(500),
  version: text(500),
  recordLabel: text(500),
  primaryGenre: choice,
  secondaryGenre: choice,
  metadataLanguage: choice,
  upc: [
    ['11 digits', '12345678901', 'UPC must be 12 or 13 digits'],
    ['14 digits', '12345678901234', 'UPC must be 12 or 13 digits'],
    ['letters', '12345678901A', 'UPC must be 12 or 13 digits'],
    ['a negative number', '-12345678901', 'UPC must be 12 or 13 digits'],
    ['other scripts’ digits', '١٢٣٤٥٦٧٨٩٠١٢', 'UPC must be 12 or 13 digits'],
    ['a wrong digit', '036000291453', 'This UPC has a wrong digit. Please compare it with the original'],
  ],
  pLine: rights,
  cLine: rights,
  salesStart: date,
  preOrder: [...date, ['as soon as possible', 'asap', NO_DATE]],
  originalRelease: date,
  stores: [
    ['none', [], 'Please choose at least one store'],
    ['an unknown store', ['My Garage'], undefined],
    ['one store twice', ['Spotify', 'Deezer', 'Spotify'], 'Please choose each store only once'],
  ],
  territories: [
    ['none', [], 'Please choose at least one territory'],
    ['WW and a country', ['WW', 'PT'], 'Choose either Worldwide or single territories'],
    ['a country and WW', ['PT', 'WW'], 'Choose either Worldwide or single territories'],
    ['an unknown country', ['XX'], undefined],
    ['one country twice', ['PT', 'ES', 'PT'], 'Please choose each territory only once'],
  ],
  contentId: [
    ['an answer to what nobody asked', ['taste:yes'], undefined],
    ['what is no answer', ['own:perhaps'], undefined],
    ['two answers to one question', ['own:yes', 'own:no'], 'Please answer each question only once'],
    ['five answers', ['own:yes', 'own:yes', 'own:yes', 'own:yes', 'own:yes'], 'Please answer each question only once'],
  ],
  stated,
};

const isrcMessage = 'ISRC must look like USABC2600001';
export const trackLimits: Record<TrackField, Case[]> = {
  title: text(500),
  version: text(500),
  isrc: [
    ['lower case', 'usabc2600001', isrcMessage],
    ['one digit too few', 'USABC260000', isrcMessage],
    ['one digit too many', 'USABC26000012', isrcMessage],
    ['hyphens', 'US-ABC-26-00001', isrcMessage],
    ['a digit as country', '1SABC2600001', isrcMessage],
  ],
  audioLanguage: [...choice, ['no language at all', '', undefined]],
  explicit: choice,
  aiAudio: choice,
  aiComposition: choice,
  containsCover: [['a word', 'yes', undefined]],
  previewStartSeconds: [
    ['a negative number', -1, NO_NUMBER],
    ['parts of a second', 1.5, NO_NUMBER],
    ['a word', 'ten', NO_NUMBER],
    ['more than 9999', 10_000, NO_NUMBER],
  ],
  artists: [
    ...name.map(([what, typed, message]): Case => [what, [{ ...aCredit('x'), name: typed }], message]),
    ['an unknown role', [{ ...aCredit('x'), role: 'Boss' }], undefined],
    [
      'a link for a URI',
      [{ ...aCredit('x'), spotifyUri: 'https://open.spotify.com/artist/1' }],
      'Must look like spotify:artist: and 22 letters or digits',
    ],
    ['no id', [{ name: 'x', role: 'Primary', spotifyUri: '' }], undefined],
    ['none: the last entry cannot be deleted', [], 'A track needs at least one artist'],
    tooMany(() => aCredit('x')),
  ],
  contributors: [
    ...name.map(
      ([what, typed, message]): Case => [what, [{ id: newId('credit'), name: typed, role: 'Producer' }], message],
    ),
    ['an unknown role', [{ id: newId('credit'), name: 'x', role: 'Boss' }], undefined],
    tooMany(() => ({ id: newId('credit'), name: 'x', role: 'Producer' })),
  ],
  composers: writers,
  lyricists: writers,
  stated,
};
