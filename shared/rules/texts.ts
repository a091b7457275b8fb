import { ENTITY, withoutEntities } from './entities.ts';
import { repairedText } from './mojibake.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import { CALLS, PROMOTIONS } from './promotion-words.ts';
import { everyKind, titleKinds } from './release-texts.ts';
import { defineRules } from './rule.ts';

/** Signs that are older than emoji, such as ♥ and ★, are emoji only if a picture is asked for. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u2764|\ufe0f|[\u{1f000}-\u{1faff}]/u;
/** Small capitals, as generators of “fonts” write them, and the letters that they stand for. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const CAPITALS = 'ABCDEFGHIJKLMNOPRSTUVWYZ';
/** Strokes through letters, and more accents on a letter than any language has. */
const STROKES = /[\u0334-\u0338]|(?<=\p{Script=Latin}\p{M}{2})\p{M}+/gu;
/** Mathematical letters, letters in circles and squares, full-width Latin letters, small capitals, and strokes. */
const STYLED = new RegExp(
  `[\\u{1d400}-\\u{1d7ff}\\u2460-\\u24b7\\u24b9-\\u24c4\\u24c6-\\u24ff\\u{1f100}-\\u{1f16f}\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a]|[ⒸⓅ]\\p{L}|[${SMALL_CAPITALS}]{2}|${STROKES.source}`,
  'u',
);
const plainLetters = (value: string): string =>
  [...value.normalize('NFD').replace(STROKES, '')]
    .map((letter) => CAPITALS[[...SMALL_CAPITALS].indexOf(letter)] ?? letter)
    .join('')
    .normalize('NFKC');
/** A replacement character, or one for private use, which every computer shows differently. */
const LOST = /[\ufffd\ue000-\uf8ff]/u;
const TAG = /<\/?(?:a|b|i|u|p|br|em|div|span|font|strong)(?:\s[^>]*)?\/?>/iu;
const LINK =
  /https?:\/\/|\bwww\.[^\s.]+\.\p{L}|(?<![\p{L}\p{N}.])[a-z0-9-]{2,}\.(?:com|net|org|io|fm|tv|info|app|link|shop|store|xyz)(?![\p{L}\p{N}.])/iu;
/** A title may be a single tag, such as “#SELFIE”. */
const HANDLE =
  /(?:^|[\s([])@[\p{L}\p{N}_.]{2,}|(?<=\S\s+)#\p{L}[\p{L}\p{N}_]*|\b(?:ig|insta|instagram|snapchat|telegram|twitter)\s?:\s*\S+/iu;
/** Digits alone are no phone number, because songs are called “1-800-273-8255” and “634-5789”. */
const CONTACT =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.[a-z]{2,}|(?<![\p{L}\p{N}])(?:\+\d|0\d{2,4}[ /-])[\d ()./-]{5,}\d|\b(?:tel|phone|whats ?app|booking|contact)\p{L}*[.:]?\s*\d[\d ()./-]{6,}\d/iu;
const STORE =
  /(?<![\p{L}\p{N}])(?:spotify|apple music|itunes|youtube|deezer|soundcloud|tiktok|яндекс[.\s]*музык\p{L}*|вконтакте|в вк|amazon music|distrokid|tunecore|cd ?baby|routenote|beatport|bandcamp|shazam)(?![\p{L}\p{N}])/iu;
/** Matches words of promotion around a title: in brackets, between asterisks, or after a dash; some of them alone. */
const PROMOTION = new RegExp(
  [
    `[([*]\\s*(?:${PROMOTIONS})!*(?:\\s\\d{4})?\\s*[)\\]*]`,
    `(?<=\\S)\\s+[-–|]\\s*(?:${PROMOTIONS})!*$`,
    `^(?:${CALLS})!*$`,
    '(?<=\\S\\s+)new single out now!*$',
  ].join('|'),
  'iu',
);
const SPACES = / {2,}|[\t\u00a0\u2000-\u200a\u202f]/u;
const SIGNS = /[!?]{2,}|\.{4,}|[~^|<>{}\\_=©®™℗]/u;
const CENSORED = /\p{L}\*+\p{L}*|(?<!\p{L})\*{2,}\p{L}/u;
/** Stores show no more of a title than this, in characters. */
export const SHOWN_LENGTH = 200;

/** Rules about every text. */
export const textRules = defineRules({
  'text-broken': {
    severity: 'blocking',
    name: 'Broken characters',
    check: onTexts(everyKind, (value) => {
      const to = repairedText(value);
      if (to !== undefined)
        return { text: 'This was damaged when it was copied.', fix: { label: `Write “${to}”`, to, isSafe: true } };
      return LOST.test(value)
        ? { text: 'One character of this was lost, perhaps when it was copied. Please type it again.' }
        : undefined;
    }),
  },
  'text-entity': {
    severity: 'blocking',
    name: 'Coded characters',
    check: onPattern(
      everyKind,
      ENTITY,
      (entity) => `“${entity}” is a code from a web page. Stores show the code.`,
      (value) => ({
        label: `Write “${withoutEntities(value)}”`,
        to: withoutEntities(value),
        isSafe: true,
      }),
    ),
  },
  'text-markup': {
    severity: 'contestable',
    name: 'HTML',
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
    check: onPattern(
      everyKind,
      STYLED,
      () => 'These are special letters, so people who search in a store don’t find them.',
      (value) => {
        const to = plainLetters(value);
        return { label: `Write “${to}”`, to, isSafe: true };
      },
    ),
  },
  'text-link': {
    severity: 'contestable',
    name: 'A web address',
    check: onPattern(everyKind, LINK, () => 'Stores send back titles and names with a web address.'),
  },
  'text-handle': {
    severity: 'contestable',
    name: 'A name from social media',
    check: onPattern(
      everyKind,
      HANDLE,
      (handle) => `Stores send back most texts with “${handle}”, as on social media.`,
    ),
  },
  'text-contact': {
    severity: 'contestable',
    name: 'An email address or phone number',
    check: onPattern(everyKind, CONTACT, (contact) => `Stores send back texts with a contact such as “${contact}”.`),
  },
  'text-store': {
    severity: 'contestable',
    name: 'A store’s name',
    check: onPattern(
      everyKind,
      STORE,
      (store) => `Stores send back texts that name a store or distributor, such as “${store}”.`,
    ),
  },
  'text-promotion': {
    severity: 'contestable',
    name: 'Words of promotion',
    check: onPattern(
      titleKinds,
      PROMOTION,
      (words) => `“${words}” is not part of the title.`,
      (value) => {
        const to = without(value, PROMOTION);
        return { label: to === '' ? 'Leave the version out' : `Write “${to}”`, to };
      },
    ),
  },
  'text-spaces': {
    severity: 'advice',
    name: 'Spaces',
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
    check: onTexts(titleKinds, (value) =>
      [...value].length > SHOWN_LENGTH ? { text: 'Stores cut off titles as long as this one.' } : undefined,
    ),
  },
  'text-signs': {
    severity: 'advice',
    name: 'Signs',
    check: onPattern(titleKinds, SIGNS, (signs) => `Stores often change “${signs}”.`),
  },
  'text-censored': {
    severity: 'advice',
    name: 'Asterisks in words',
    check: onPattern(
      titleKinds,
      CENSORED,
      () => 'Stores hide strong words themselves. Write the word in full, and mark the track as explicit.',
    ),
  },
});
