import { audioLanguages } from '../../../reference/audio-languages.ts';
import { genres } from '../../../reference/genres.ts';
import { metadataLanguages } from '../../../reference/metadata-languages.ts';
import { stores } from '../../../reference/stores.ts';
import { territories, WORLDWIDE } from '../../../reference/territories.ts';
import type { CorpusRow, SaidCredit } from './row.ts';

/** Removes quotes around a text and a final full stop, and normalizes spaces and apostrophes. Accents matter. */
const tidy = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s"“”«»]+|[\s"“”«».]+$/g, '');
export const plainText = (text: unknown): string => tidy(text).toLowerCase();
/** Normalizes a name from a list, without accents or punctuation. */
const key = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Everyday words in a corpus, for entries of our lists that have a different name or are similar. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  world: ['Worldwide'],
  indie: ['Alternative'],
  ambient: ['Electronic', 'New Age'],
  house: ['Dance', 'Electronic'],
  'deep house': ['Dance', 'Electronic'],
  techno: ['Dance', 'Electronic'],
  vocals: ['Lead Vocals'],
  fiddle: ['Violin'],
  oud: ['Musician'],
  orchestra: ['Ensemble'],
  'recording engineer': ['Engineer'],
  synthesizer: ['Keyboards'],
  keyboards: ['Synthesizer'],
  guitar: ['Acoustic Guitar', 'Electric Guitar'],
  'instagram facebook': ['Facebook & Instagram (Meta)'],
};
export const namesOf = (wanted = ''): string[] => [wanted, ...(ALSO[key(wanted)] ?? [])].map(key);

const genreCodes = (wanted: string): string[] =>
  genres
    .filter(({ name, subgenres }) => [name, ...subgenres].some((one) => namesOf(wanted).includes(key(one))))
    .map(({ code }) => code);
const languageCodes = (rows: readonly { code: string; name: string }[], wanted: string): string[] =>
  wanted === 'Instrumental'
    ? ['zxx']
    : rows.filter(({ name }) => key(name).split(' ').includes(key(wanted))).map(({ code }) => code);
const storeNamed = (wanted: string): string =>
  stores.find(({ name }) => namesOf(wanted).includes(key(name)))?.name ?? wanted;
const countryCode = (wanted: string): string =>
  territories.find(({ name }) => key(name) === key(wanted))?.code ?? wanted;

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
/** Resolves a selection from a list. "all" and "except" leave out the names given. */
const chosen = (all: readonly string[], named: readonly string[], mode: string): string[] =>
  all.filter((one) => named.includes(one) === (mode === 'only'));
/**
 * Whether it is right both to include and to leave out a store: "all" excludes Content ID until its questions are
 * answered, and "Apple" may mean both Apple stores.
 */
const isLoose = (store: string, named: readonly string[]): boolean =>
  (store === 'YouTube Content ID' && !named.includes(store)) ||
  (store === 'iTunes Store' && named.includes('Apple Music'));

type StoresValue = { mode: string; stores?: string[] };
type PlacesValue = { mode: string; countries?: string[] };
type LineValue = { year: number; holder: string };

/** Whether a text contains words that a value for this row must not contain. */
export const hasBadWords = (text: string, { must_not }: CorpusRow): boolean =>
  must_not.some((bad) => plainText(text).includes(plainText(bad)));

/**
 * Whether a version is the expected one in different words: "Acoustic version" for Acoustic, "Live" for Live at the
 * Brahms-Saal. A sentence is not accepted.
 */
function isVersion(saved: string, wanted: string, row: CorpusRow): boolean {
  if (wanted === 'none' || plainText(saved) === plainText(wanted)) return wanted === 'none' ? saved === '' : true;
  const words = (text: string) =>
    key(text)
      .replace(/\b(?:versions?|ver|edit)\b/g, '')
      .split(' ')
      .filter(Boolean);
  const [short = [], long = []] = [words(saved), words(wanted)].sort((a, b) => a.length - b.length);
  return short.length > 0 && long.length <= 6 && short.every((word) => long.includes(word)) && !hasBadWords(saved, row);
}

function isList(field: string, saved: readonly string[], wanted: unknown): boolean {
  if (field === 'stores') {
    const { mode, stores: names = [] } = wanted as StoresValue;
    const named = names.map(storeNamed);
    const strict = (list: readonly string[]) => list.filter((store) => !isLoose(store, named));
    return areSame(
      strict(saved),
      strict(
        chosen(
          stores.map(({ name }) => name),
          named,
          mode,
        ),
      ),
    );
  }
  const { mode, countries = [] } = wanted as PlacesValue;
  const codes = territories.map(({ code }) => code as string);
  return mode === 'worldwide'
    ? saved.includes(WORLDWIDE)
    : areSame(saved, chosen(codes, countries.map(countryCode), mode));
}

/**
 * Whether a saved value is the expected one. `base` is the value before. Credits are compared one by one, by
 * `isCredit`.
 */
export function isWanted(field: string, saved: unknown, wanted: unknown, base: unknown, row: CorpusRow): boolean {
  const [is, want] = [String(saved ?? ''), String(wanted)];
  switch (field) {
    case 'primary_genre':
    case 'secondary_genre':
      return genreCodes(want).includes(is);
    case 'metadata_language':
    case 'audio_language': {
      const codes = languageCodes(field === 'audio_language' ? audioLanguages : metadataLanguages, want);
      return codes.length > 0 ? codes.includes(is) : is !== 'zxx';
    }
    case 'p_line':
    case 'c_line': {
      const line = saved as LineValue | null;
      const { year, holder } = wanted as LineValue;
      return line?.year === year && plainText(line?.holder) === plainText(holder);
    }
    case 'stores':
    case 'territories':
      return isList(field, saved as string[], wanted);
    case 'version':
      return isVersion(is, want, row);
    case 'cover_licence':
      return saved === (wanted === 'has' ? 'have' : 'need');
    case 'upc':
    case 'isrc':
      return wanted === 'assign' ? is === '' : key(is).replace(/ /g, '') === key(want).replace(/ /g, '');
    case 'title':
    case 'track_titles':
    case 'record_label':
      if (wanted === 'none' && field === 'record_label') return is === '';
      // If a correction changes only capitals, it must match exactly.
      return plainText(base) === plainText(wanted) && base !== wanted
        ? saved === wanted
        : plainText(is) === plainText(wanted);
    default:
      return saved === (wanted === 'none' && !field.startsWith('ai_') ? '' : wanted);
  }
}

/**
 * Whether two credits match. A featured choir or orchestra may be credited in that role instead. In a correction, the
 * name must be spelled exactly.
 */
export function isCredit(saved: SaidCredit, wanted: SaidCredit, isExact: boolean): boolean {
  const name = (text: string) => (isExact ? tidy(text) : plainText(text)).replace(/^the /i, '');
  const isRole = wanted.role === undefined || namesOf(wanted.role).includes(key(saved.role ?? ''));
  const isGroup = /choir|orchestra/i.test(wanted.name) && /choir|orchestra/i.test(saved.role ?? '');
  return name(saved.name) === name(wanted.name) && (isRole || isGroup);
}
