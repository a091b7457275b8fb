import type { ArtistCredit } from '../releases/credit.ts';
import { trackEdit } from '../releases/field-edit.ts';
import type { Track } from '../releases/track.ts';
import { addedArtists, namesInList } from './added-artists.ts';
import type { Found } from './finding.ts';
import { folded } from './folded.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import type { ReleaseText } from './release-texts.ts';
import { defineRules, onEachTrack, type Rule, type RuleContext } from './rule.ts';
import { UNKNOWN_NAME } from './unknown-names.ts';

const GENERIC =
  /^(?:artist|anonymous|no artist|dj|singer|instrumental|band|choir|orchestra|ensemble|soundtrack|cast|original cast|karaoke|piano|(?:relaxing|sleep|meditation|spa|study) music|christmas(?: music| hits)?|(?:top )?hits|lullab(?:y|ies)|chill(?:out)? music|jazz music|classical music)$/iu;
const VARIOUS =
  /^(?:various(?: artists?)?|v\.?\s?\/?a\.?|v[aá]rios(?: artistas)?|(?:div\.?|diverse|verschiedene)(?: (?:interpreten|künstler))?|artistes (?:variés|divers)|artisti vari|różni wykonawcy|разные исполнители|сборник|オムニバス|群星|여러 아티스트)$/iu;
const ROLE_WORDS = /(?<!\s)\s*(?:[([]\s*)?\b(?:feat\.?|ft\.?|featuring|prod\.?(?: by)?)\s+([^)\]]+)[)\]]?/iu;
const OFFICIAL =
  /\s*[([](?:official|vevo|music|band|artist|topic)[)\]]|\s*[-–|]\s*(?:official|topic|vevo)$|\s+official$|(?<=\p{L})\s*vevo$/iu;
/**
 * “Tyler, The Creator” is one act, and so is every name with an article after the comma. After a school or church, the
 * comma stands before its town: “Choir of King’s College, Cambridge”.
 */
const SEVERAL =
  /\s+(?:x|vs\.?|pres\.|&|\+)\s+|(?<!\b(?:college|school|university|abbey|cathedral|chapel|church)),\s+(?!the\b|der\b|die\b|el\b|la\b)|\s[/|]\s/iu;
/** Joins names so often in one name that it is only advice: “Simon & Garfunkel” is one act. */
const MAY_BE_ONE = /&|\+/u;
/** Last names of one act: “Emerson, Lake & Palmer”, “Peter, Paul and Mary”. */
const LAST_NAMES = /^[\p{L}’'-]+(?:, [\p{L}’'-]+)+,? (?:&|\+|and) [\p{L}’'-]+$/iu;
const SIGNS_ONLY = /^[^\p{L}\p{N}]+$/u;
const AI = /\b(?:[Ss]uno|[Uu]dio|Chat ?GPT|SUNO|UDIO)\b|\s(?:\(AI\)|AI|A\.I\.)$|\bAI[- ][Gg]enerated\b/u;
/** One of the two names of a writer: “Chat GPT”. An act may be called AI. */
const AI_WRITER = /^(?:AI|GPT)$/u;
const COMPANY = /\b(?:records|recordings|music group|entertainment|publishing|llc|gmbh|ltd|inc)\.?$/iu;
/** Roles and instruments beside a name, in several languages. */
const ROLES =
  'guitar|drums|piano|keys|bass|vocals?|violin|saxophone|producer|prod|composer|lyrics|mix(?:ing)?|master(?:ing)?|gesang|gitarre|schlagzeug|klavier|voz|guitarra|batería|bajo|teclados|chant|guitare|batterie|basse|voce|chitarra|batteria|basso|vocais|bateria|baixo|гитара|вокал|бас|барабаны|клавиши|vokal|gitar|davul';
const INSTRUMENT = new RegExp(
  `^(?:${ROLES})\\s*:|\\s*[([](?:${ROLES})\\.?[)\\]]|(?<=\\S)\\s+[-–]\\s+(?:${ROLES})$|^(?:(?:mixed|mastered|produced|recorded|written|engineered) by|prod\\.(?: by)?|prod by)\\s+`,
  'iu',
);

const ROLE_ALONE = new RegExp(`^(?:${ROLES})$`, 'iu');

/** The names in a text that names several artists. */
const namesIn = (value: string): string[] =>
  value
    .split(SEVERAL)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The credit that a text is the name of. */
const creditOf = (
  { place, value }: ReleaseText,
  { release }: RuleContext,
): { track: Track; credit: ArtistCredit } | undefined => {
  const track = place.trackId === undefined ? undefined : release.tracks[place.trackId];
  const credit = track?.artists.find(({ name }) => name === value);
  return track && credit ? { track, credit } : undefined;
};

/** An act whose page in a store is known is one artist, whatever its name looks like. */
const hasPage = (text: ReleaseText, context: RuleContext): boolean =>
  (creditOf(text, context)?.credit.spotifyUri ?? '') !== '';

/** The name of an act without a page in a store. */
const onArtists = (find: Parameters<typeof onTexts>[1]) =>
  onTexts(['artist'], (value, text, context) => (hasPage(text, context) ? undefined : find(value, text, context)));

/** Gives each artist of a name an entry: the first one keeps the entry, and the others get its role. */
function entriesOfEach(text: ReleaseText, context: RuleContext, names: readonly string[], role?: ArtistCredit['role']) {
  const found = creditOf(text, context);
  const [first, ...others] = names;
  if (!found || !first || others.length === 0) return undefined;
  const { track, credit } = found;
  const renamed = track.artists
    .filter((one) => one.id === credit.id || one.name !== credit.name)
    .map((one) => (one.id === credit.id ? { ...one, name: first } : one));
  const to = addedArtists({ id: track.id, artists: renamed }, others, role ?? credit.role);
  return { trackId: track.id, edit: trackEdit('artists', track.artists, to) };
}

/** The credits of artists who are already credited before. */
function repeatedCredits({ artists }: Track): ArtistCredit[] {
  const named = artists.filter(({ name }) => name.trim() !== '');
  return named.filter(({ name }, n) => named.findIndex((other) => folded(other.name) === folded(name)) < n);
}

const several = (value: string): 'certain' | 'possible' | undefined => {
  const names = namesIn(value);
  if (names.length < 2 || ROLE_WORDS.test(value) || OFFICIAL.test(value)) return undefined;
  // In capitals, an X may be a letter of the name: “TOMORROW X TOGETHER”.
  const isOneOfCapitals = / X /.test(value) && value === value.toUpperCase();
  const mayBeOne = (names.length === 2 && (MAY_BE_ONE.test(value) || isOneOfCapitals)) || LAST_NAMES.test(value);
  return mayBeOne ? 'possible' : 'certain';
};

const isNameOfAct = ({ kind }: ReleaseText) => kind === 'artist' || kind === 'contributor';

/** Makes a check of names that certainly, or possibly, name several artists. */
const onSeveral =
  (kind: 'certain' | 'possible', fault: string): Rule['check'] =>
  (context) =>
    context.texts.flatMap((text): Found[] => {
      if (!isNameOfAct(text) || several(text.value) !== kind || hasPage(text, context)) return [];
      const names = namesIn(text.value);
      const edit = entriesOfEach(text, context, names);
      const fix = edit && { label: `Make ${names.length} entries`, edits: [edit] };
      return [{ place: text.place, text: fault, words: text.value, ...(fix && { fix }) }];
    });

/** Rules about the names of artists and contributors. */
export const nameRules = defineRules({
  'artist-generic': {
    severity: 'contestable',
    name: 'A general word as artist',
    check: onTexts(['artist', 'contributor'], (value, text, context) =>
      (GENERIC.test(value) || UNKNOWN_NAME.test(value) || ROLE_ALONE.test(value)) && !hasPage(text, context)
        ? { text: `Stores send back “${value}”, because it names nobody.` }
        : undefined,
    ),
  },
  'artist-various': {
    severity: 'contestable',
    name: '“Various Artists” on a track',
    check: onTexts(['artist'], (value) =>
      VARIOUS.test(value)
        ? { text: 'Name the artists of this track. The release gets “Various Artists” by itself.' }
        : undefined,
    ),
  },
  'artist-several': {
    severity: 'contestable',
    name: 'Several artists in one name',
    check: onSeveral('certain', 'Stores have one page for each artist. Is this one act, or several?'),
  },
  'artist-pair': {
    severity: 'advice',
    name: 'Perhaps several artists in one name',
    check: onSeveral(
      'possible',
      'If these are separate artists, each needs an entry. If they are one act, this is right.',
    ),
  },
  'artist-role': {
    severity: 'contestable',
    name: 'A role in an artist’s name',
    check: (context) =>
      context.texts.flatMap((text): Found[] => {
        const matched = text.kind === 'artist' ? ROLE_WORDS.exec(text.value) : null;
        if (!matched) return [];
        const name = without(text.value, ROLE_WORDS);
        const isProducer = /prod/i.test(matched[0]);
        const role = isProducer ? 'Producer' : 'Featuring';
        const edit = entriesOfEach(text, context, [name, ...namesInList(matched[1] ?? '')], role);
        const fix = edit && { label: `Make an entry with the role ${role}`, edits: [edit] };
        return [
          {
            place: text.place,
            text: 'Enter the other artist separately, with a role.',
            words: text.value,
            ...(fix && { fix }),
          },
        ];
      }),
  },
  'artist-official': {
    severity: 'contestable',
    name: '“Official” in an artist’s name',
    check: onPattern(
      ['artist'],
      OFFICIAL,
      (words) => `“${words}” belongs to an account, not to the name.`,
      (value) => {
        const to = without(value, OFFICIAL);
        return { label: `Write “${to}”`, to };
      },
    ),
  },
  'artist-twice': {
    severity: 'contestable',
    name: 'An artist twice on a track',
    check: onEachTrack((track): Found | undefined => {
      const [repeated, ...others] = repeatedCredits(track);
      if (!repeated) return undefined;
      const to = track.artists.filter(({ id }) => id !== repeated.id);
      return {
        place: { field: 'artists', trackId: track.id },
        words: repeated.name,
        ...(others.length > 0 && { alsoIn: others.map(({ name }) => name) }),
        text: `“${repeated.name}” is here twice.`,
        fix: {
          label: `Leave out ${repeated.name} (${repeated.role})`,
          edits: [{ trackId: track.id, edit: trackEdit('artists', track.artists, to) }],
        },
      };
    }),
  },
  'artist-signs': {
    severity: 'contestable',
    name: 'A name of signs alone',
    check: onArtists((value) =>
      SIGNS_ONLY.test(value) ? { text: `Nobody can search for “${value}”. Is that the name of the act?` } : undefined,
    ),
  },
  'artist-ai': {
    severity: 'advice',
    name: 'AI in a name',
    check: onTexts(['artist', 'writer', 'contributor'], (value, { kind }) =>
      AI.test(value) || (kind === 'writer' && AI_WRITER.test(value))
        ? { text: 'Some stores send back names with AI in them. Say how AI was used in the fields for AI.' }
        : undefined,
    ),
  },
  'contributor-company': {
    severity: 'advice',
    name: 'A company as contributor',
    check: onTexts(['contributor', 'writer'], (value) =>
      COMPANY.test(value) ? { text: 'A contributor is a person or a group of musicians, not a company.' } : undefined,
    ),
  },
  'name-instrument': {
    severity: 'contestable',
    name: 'An instrument or role in a name',
    check: onPattern(
      ['artist', 'contributor', 'writer'],
      INSTRUMENT,
      (words) => `“${words}” belongs in the field for the role.`,
      (value) => {
        const to = without(value, INSTRUMENT);
        return { label: `Write “${to}”`, to };
      },
    ),
  },
});
