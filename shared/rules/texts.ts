import { onPattern, onTexts, without } from './on-texts.ts';
import { everyKind, titleKinds } from './release-texts.ts';
import { defineRules } from './rule.ts';

const EMOJI = /\p{Extended_Pictographic}(?<![\u00a9\u00ae\u2122])|[\u{1f1e6}-\u{1f1ff}]|\ufe0f/u;
/** Mathematical letters, letters in circles and squares, and full-width Latin letters. */
const STYLED = /[\u{1d400}-\u{1d7ff}\u2460-\u24ff\u{1f100}-\u{1f16f}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u;
/** A replacement character, or one for private use, which every computer shows differently. */
const LOST = /[\ufffd\ue000-\uf8ff]/u;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#39|#\d{2,4});/iu;
const TAG = /<\/?(?:a|b|i|u|p|br|em|div|span|font|strong)(?:\s[^>]*)?\/?>/iu;
const LINK =
  /https?:\/\/|\bwww\.|(?<![\p{L}\p{N}.])[a-z0-9-]{2,}\.(?:com|net|org|io|fm|tv|info|app|link|shop|store|xyz)(?![\p{L}\p{N}.])/iu;
const HANDLE = /(?:^|\s)@[\p{L}\p{N}_.]{2,}|(?:^|\s)#\p{L}[\p{L}\p{N}_]*/u;
const CONTACT = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.[a-z]{2,}|\+?\d[\d ()-]{8,}\d/iu;
const STORE =
  /(?<![\p{L}\p{N}])(?:spotify|apple music|itunes|youtube|deezer|soundcloud|tik ?tok|amazon music|distrokid|tunecore|cd ?baby|routenote|beatport|bandcamp|shazam)(?![\p{L}\p{N}])/iu;
const PROMOTION =
  /[([]\s*(?:official (?:music )?(?:video|audio)|lyric(?:s)? video|visuali[sz]er|free download|out now|available now|new single|exclusive|premiere)\s*[)\]]|\bprod(?:\.|uced)? by\s+\S.*$|\s[-–|]\s*(?:official (?:music )?(?:video|audio)|lyric(?:s)? video|free download|out now)$/iu;
const SPACES = / {2,}|[\t\u00a0\u2000-\u200a\u202f]/u;
const SIGNS = /[!?]{2,}|\.{4,}|[~^|<>{}\\_=]/u;
const CENSORED = /\p{L}\*+\p{L}*|(?<!\p{L})\*{2,}\p{L}/u;
/** Stores show no more of a title than this, in characters. */
const SHOWN_LENGTH = 200;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (value: string): string =>
  value.replace(/&(#?)(\w+);/g, (entity, numeric, name) =>
    numeric ? String.fromCodePoint(Number(name)) : (ENTITIES[name.toLowerCase()] ?? entity),
  );

/** Rules about every text. */
export const textRules = defineRules({
  'text-broken': {
    severity: 'blocking',
    name: 'Broken characters',
    about:
      'A character that was lost when text was copied, or one that every computer shows differently. Stores show a box or a question mark in its place.',
    fields: ['title', 'track.title', 'version', 'track.artists'],
    source: ['ddex', 'practice'],
    since: '2026-12',
    good: ['Café', 'R&B'],
    bad: ['Caf\ufffd', 'Night \ue001'],
    check: onPattern(
      everyKind,
      LOST,
      () => 'One character of this was lost, perhaps when it was copied. Please type it again.',
    ),
  },
  'text-entity': {
    severity: 'blocking',
    name: 'Coded characters',
    about: 'A sign as web pages code it, such as “&amp;” for “&”. It comes from copying, and stores show it as it is.',
    fields: ['title', 'track.title', 'version', 'track.artists'],
    source: ['spotify2015'],
    since: '2026-12',
    good: ['Rock & Roll', 'AT&T; a Story'],
    bad: ['Rock &amp; Roll', 'Don&#39;t Go', '&quot;Heroes&quot;'],
    check: onPattern(
      everyKind,
      ENTITY,
      (entity) => `“${entity}” is a sign as web pages code it.`,
      (value) => ({
        label: `Write “${decoded(value)}”`,
        to: decoded(value),
        isSafe: true,
      }),
    ),
  },
  'text-markup': {
    severity: 'contestable',
    name: 'HTML',
    about: 'A tag of a web page, such as “<b>”. Stores show it as it is.',
    fields: ['title', 'track.title'],
    source: ['spotify2015'],
    since: '2026-12',
    good: ['I <3 You', '<PIG>'],
    bad: ['<b>Sun</b>', 'Sun<br>'],
    check: onPattern(
      everyKind,
      TAG,
      (tag) => `“${tag}” is HTML. Stores show it as it is.`,
      (value) => {
        const to = without(value, TAG);
        return { label: `Write “${to}”`, to, isSafe: true };
      },
    ),
  },
  'text-emoji': {
    severity: 'contestable',
    name: 'Emoji',
    about: 'Stores remove emoji from titles and names, or send the release back.',
    fields: ['title', 'track.title', 'track.artists'],
    source: ['apple', 'routeNote'],
    since: '2026-12',
    good: ['Fire', 'Love™'],
    bad: ['Fire 🔥', 'Love ❤️'],
    check: onPattern(
      everyKind,
      EMOJI,
      (emoji) => `Stores don’t show emoji such as ${emoji}.`,
      (value) => {
        const to = without(value, EMOJI);
        return { label: `Write “${to}”`, to };
      },
    ),
  },
  'text-styled': {
    severity: 'contestable',
    name: 'Decorated letters',
    about: 'Letters from another part of Unicode that look like a font. Searches in stores don’t find them.',
    fields: ['title', 'track.title', 'track.artists'],
    source: ['apple', 'routeNote'],
    since: '2026-12',
    good: ['Love', 'Måneskin', '夜に駆ける'],
    bad: ['𝓛𝓸𝓿𝓮', 'ＬＯＶＥ', 'Ⓛove'],
    check: onPattern(
      everyKind,
      STYLED,
      () => 'These letters are decorations from another part of Unicode, so a search doesn’t find them.',
      (value) => {
        const to = value.normalize('NFKC');
        return { label: `Write “${to}”`, to, isSafe: true };
      },
    ),
  },
  'text-link': {
    severity: 'contestable',
    name: 'A web address',
    about: 'Stores send back titles and names with a web address.',
    fields: ['title', 'track.title', 'track.artists'],
    source: ['apple', 'routeNote'],
    since: '2026-12',
    good: ['Dr. Feelgood', 'U.S. Girls', 'will.i.am'],
    bad: ['Sun www.x.com', 'mysite.fm', 'https://mara.net'],
    check: onPattern(everyKind, LINK, () => 'Stores send back titles and names with a web address.'),
  },
  'text-handle': {
    severity: 'contestable',
    name: 'A name from social media',
    about: 'Stores send back most titles and names with @names and #tags.',
    fields: ['title', 'track.title', 'track.artists'],
    source: ['routeNote', 'labelGrid'],
    since: '2026-12',
    good: ['Symphony #5', 'Live @ 5', '@ My Worst'],
    bad: ['Sun @mara', '#sun'],
    check: onPattern(
      everyKind,
      HANDLE,
      (handle) => `Stores send back most texts with “${handle}”, as on social media.`,
    ),
  },
  'text-contact': {
    severity: 'contestable',
    name: 'An email address or phone number',
    about: 'Stores send back titles and names with an email address or a phone number.',
    fields: ['title', 'track.title', 'track.artists'],
    source: ['routeNote'],
    since: '2026-12',
    good: ['1979', '867-5309', '1985-1989'],
    bad: ['me@x.org', '+49 170 1234567'],
    check: onPattern(everyKind, CONTACT, (contact) => `Stores send back texts with a contact such as “${contact}”.`),
  },
  'text-store': {
    severity: 'contestable',
    name: 'A store’s name',
    about: 'No store shows another store’s name, and distributors’ names have no place in a title.',
    fields: ['title', 'track.title', 'track.artists', 'recordLabel'],
    source: ['apple', 'routeNote', 'labelcaster'],
    since: '2026-12',
    good: ['Tidal Wave', 'The Amazon'],
    bad: ['Sun (TikTok Version)', 'Spotify Sessions'],
    check: onPattern(
      everyKind,
      STORE,
      (store) => `Stores send back texts that name a store or distributor, such as “${store}”.`,
    ),
  },
  'text-promotion': {
    severity: 'contestable',
    name: 'Words of promotion',
    about:
      'A title is what the music is called. “Official Video”, “Out Now” and “prod. by” belong elsewhere: a producer is a contributor.',
    fields: ['track.title', 'title', 'version'],
    source: ['apple', 'routeNote', 'labelGrid'],
    since: '2026-12',
    good: ['Sun', 'Out Now', 'Exclusive'],
    bad: ['Sun (Official Audio)', 'Sun prod. by Jo', 'Sun - Out Now', 'Sun [Free Download]'],
    check: onPattern(
      titleKinds,
      PROMOTION,
      (words) => `“${words}” is no part of a title. A producer is a contributor.`,
      (value) => {
        const to = without(value, PROMOTION);
        return { label: `Write “${to}”`, to };
      },
    ),
  },
  'text-spaces': {
    severity: 'advice',
    name: 'Spaces',
    about: 'Two spaces in a row, or a special one, let the same title look like two in a store.',
    fields: ['title', 'track.title', 'version', 'track.artists'],
    source: ['labelGrid'],
    since: '2026-12',
    good: ['Low Tide', '夜　空'],
    bad: ['Low  Tide', 'Low\u00a0Tide'],
    check: onPattern(
      everyKind,
      SPACES,
      () => 'This has two spaces in a row, or a special one.',
      (value) => ({
        label: 'Use single spaces',
        to: value.replace(/[ \t\u00a0\u2000-\u200a\u202f]+/gu, ' ').trim(),
        isSafe: true,
      }),
    ),
  },
  'text-long': {
    severity: 'advice',
    name: 'A long title',
    about: `Stores cut off titles after about ${SHOWN_LENGTH} characters.`,
    fields: ['title', 'track.title', 'version'],
    source: ['practice'],
    since: '2026-12',
    good: ['Low Tide'],
    bad: ['When the Pawn Hits the Conflicts '.repeat(7).trim()],
    check: onTexts(titleKinds, (value) =>
      [...value].length > SHOWN_LENGTH ? { text: 'Stores cut off titles as long as this one.' } : undefined,
    ),
  },
  'text-signs': {
    severity: 'advice',
    name: 'Signs',
    about: 'Several exclamation or question marks, or signs such as ~ and |, are often changed by stores.',
    fields: ['track.title', 'title', 'version'],
    source: ['routeNote', 'labelGrid'],
    since: '2026-12',
    good: ['Sun!', 'Sun...', 'Why?', 'K?d'],
    bad: ['Sun!!!', 'Sun ~ Moon', 'Sun | Moon'],
    check: onPattern(titleKinds, SIGNS, (signs) => `Stores often change “${signs}”.`),
  },
  'text-censored': {
    severity: 'advice',
    name: 'Asterisks in words',
    about: 'Stores hide strong words themselves if a track is marked as explicit. Write the word in full.',
    fields: ['track.title', 'title'],
    source: ['apple', 'believe'],
    since: '2026-12',
    good: ['Star', '* * *', '2 * 2'],
    bad: ['F*** It', 'Sh*t'],
    check: onPattern(
      titleKinds,
      CENSORED,
      () => 'Stores hide strong words themselves. Write the word in full, and mark the track as explicit.',
    ),
  },
});
