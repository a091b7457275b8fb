import type { Act } from '../../act.ts';
import type { Answer } from '../context.ts';
import { creditActs, offerCredits } from '../credits/credit-acts.ts';
import { areCreditsUncertain } from '../credits/credit-doubt.ts';
import { knownCredits, nameKey } from '../credits/known-credits.ts';
import { type CreditMention, type NameMention, readCredits } from '../credits/read-credits.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { hasSaying } from '../words/sayings.ts';
import { wordsOf } from '../words/words.ts';

const NOBODY: NameMention = {
  name: '',
  tracks: 'all',
  isEqual: false,
  isKnown: true,
  isClear: true,
  isJoined: true,
  isBesides: false,
  isAmidTalk: false,
};
type ArtistRole = Extract<CreditMention['role'], { list: 'artists' }>['role'];
const as = ({ name, tracks }: NameMention, role: ArtistRole): CreditMention => ({
  name,
  tracks,
  role: { list: 'artists', role },
});

/** Phrases that credit somebody as a main artist instead of a guest. */
const MAIN_ARTIST_PHRASES = phraseFinder(
  phrasesIn(
    'not guest, not as guest, not featuring, not featured, not a feature, not as a feature, not a guest, equal, equals, equally, both main, both are main, both primary, main artists, joint, jointly, co lead, shared billing, collab, collaboration, iguales, por igual, los dos somos, ambos, igualmente, principais, a egalite, tous les deux, gleichberechtigt, gleichwertig, beide hauptkünstler, alla pari, entrambi',
  ).map((phrase) => [phrase, true]),
);
/** Words for groups. 'X and the Y Band' may be one act or two. */
const GROUP =
  /\b(?:band|orchestra|orquesta|crew|boys|girls|brothers|sisters|family|ensemble|quartet|trio|choir|gang|collective|group|grupo|banda|all ?stars)\b|^(?:the|di|da|los|las|les|die)\s/i;
const VOICES = new Set<string>(['Vocals', 'Lead Vocals', 'Rap', 'Background Vocals']);

const isVoice = ({ role }: CreditMention) => role.list === 'contributors' && VOICES.has(role.role);

/**
 * Reads the artists. The account's own artist is already credited. Everybody else is a guest, unless the text makes
 * them a main artist too.
 */
export const artists: Answer = (text, { release }) => {
  const known = knownCredits(release);
  const words = wordsOf(text);
  const reading = readCredits(text, known, 'artists');
  const own = known.self === undefined ? '' : nameKey(known.self);
  // Part of the artist's own name refers to the artist: 'just the Invoices'.
  const isOwn = ({ name }: { name: string }) => {
    const key = nameKey(name);
    return (
      name === 'me' || (own !== '' && (key === own || key.split(' ').every((word) => own.split(' ').includes(word))))
    );
  };
  const isYes = hasSaying(words.slice(0, 4), 'yes') || reading.confirms;
  const isMain = reading.saysSelf || [...reading.names, ...reading.credits].some(isOwn);
  const isGuest = ({ role }: CreditMention) => role.list === 'artists' && role.role !== 'Primary';
  const roles = reading.credits.filter(
    (credit) => !isOwn(credit) && (credit.role.list === 'artists' || credit.role.list === 'contributors'),
  );
  const primary = roles.filter(({ role }) => role.list === 'artists' && role.role === 'Primary');
  // Next to a yes, only names that are certain are accepted: 'yes, God bless you' names nobody.
  const isSettled = isMain || isYes || reading.saysNobody;
  const areEqual = MAIN_ARTIST_PHRASES(words).length > 0;
  const others = reading.names.filter(
    (name) =>
      !isOwn(name) &&
      (!name.isAmidTalk || areCreditsUncertain(text)) &&
      (!isSettled || (name.isClear && (name.isJoined || areEqual || name.tracks !== 'all'))),
  );
  const isEqual = ({ isEqual }: NameMention) => isEqual || (areEqual && isSettled);
  const beside = others.filter((name) => name.isBesides && !isEqual(name));
  const guests = [
    ...roles.filter((credit) => !primary.includes(credit)),
    ...beside.map((name) => as(name, 'Featuring')),
  ];
  const mains = [
    ...primary.filter((credit) => !isOwn(credit)),
    ...others.filter(isEqual).map((name) => as(name, 'Primary')),
  ];
  const unclear = others.filter((name) => !isEqual(name) && !name.isBesides);
  const areNamed =
    unclear.length > 0 &&
    !isMain &&
    !isYes &&
    (guests.some(isGuest) || (unclear.length > 1 && /\s(?:&|and|y|e|et|und|x)\s/i.test(text)));
  const featuredNames = new Set(guests.filter(isGuest).map(({ name }) => nameKey(name)));
  const guestsOnly = guests.filter((credit) => !(isVoice(credit) && featuredNames.has(nameKey(credit.name))));
  const voices = guestsOnly.filter(isVoice);
  const asGuests = voices.map(({ name, tracks }) => as({ ...NOBODY, name, tracks }, 'Featuring'));

  if (reading.credits.some((credit) => isOwn(credit) && isGuest(credit)) && unclear.length > 0)
    return [
      offerCredits(text, [
        [...unclear.map((name) => as(name, 'Primary')), as({ ...NOBODY, name: known.self ?? 'me' }, 'Featuring')],
      ]),
    ];
  const all = [...mains, ...guestsOnly, ...unclear.map((name) => as(name, 'Featuring'))];
  if (all.length > 0 && (reading.isDoubtful || areCreditsUncertain(text))) return [offerCredits(text, [all])];
  if (all.length === 0 && isSettled && known.self !== undefined && areCreditsUncertain(text))
    return [offerCredits(text, [[as({ ...NOBODY, name: known.self }, 'Primary')]])];
  const isBand = isMain && mains.some(({ name }) => GROUP.test(name));
  if (isBand || voices.length > 0 || (unclear.length > 0 && !areNamed && !isYes))
    return [unclearOffer(text, unclear, [...mains, ...guestsOnly.filter((one) => !voices.includes(one))], asGuests)];

  const featured = areNamed ? [] : unclear.map((name) => as(name, 'Featuring'));
  const set = [...mains, ...(areNamed ? unclear.map((name) => as(name, 'Primary')) : [])];
  const anew = [...reading.names, ...primary].find((one) => nameKey(one.name) === own && one.name !== known.self);
  const acts: Act[] = [
    ...mainArtistActs(set, isMain || isYes),
    ...(anew && known.self ? renamed(known.self, anew.name) : []),
    ...creditActs([
      ...featured,
      ...guestsOnly.flatMap((credit) => [
        ...(credit.isBesides && credit.role.list === 'contributors' ? [as({ ...NOBODY, ...credit }, 'with')] : []),
        credit,
      ]),
    ]),
  ];
  if (acts.length > 0) return acts;
  return isMain || isYes || reading.saysNobody || hasSaying(words, 'me', 'us') ? [{ kind: 'yes' }] : undefined;
};

/** Adds main artists next to the existing artist, or replaces the existing artist. */
const mainArtistActs = (credits: readonly CreditMention[], isEqual: boolean): Act[] =>
  creditActs(credits).map((act) => (act.kind === 'credit' && !isEqual ? { ...act, how: 'set' as const } : act));

const renamed = (from: string, to: string): Act[] => [
  { kind: 'rename-credit', tracks: 'all', list: 'artists', which: from, name: to },
];

/** Offers somebody whose role is unclear, as a guest or as a main artist. */
function unclearOffer(
  text: string,
  unclear: readonly NameMention[],
  clear: readonly CreditMention[],
  voices: readonly CreditMention[],
): Act {
  const guests: CreditMention[] = [
    ...unclear.map((name) => as(name, 'Featuring')),
    ...voices,
    ...clear.map(
      (credit): CreditMention =>
        credit.role.list === 'artists' && credit.role.role === 'Primary'
          ? { ...credit, role: { list: 'artists', role: 'Featuring' } }
          : credit,
    ),
  ];
  const mains: CreditMention[] = [...unclear, ...voices].map(({ name, tracks }) =>
    as({ ...NOBODY, name, tracks }, 'Primary'),
  );
  return offerCredits(text, [guests, [...mains, ...clear]]);
}
