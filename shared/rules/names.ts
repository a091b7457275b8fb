import type { ArtistCredit } from '../releases/credit.ts';
import { trackEdit } from '../releases/field-edit.ts';
import type { Track } from '../releases/track.ts';
import { addedArtists, namesInList } from './added-artists.ts';
import { credit } from './examples.ts';
import type { Found } from './finding.ts';
import { folded } from './folded.ts';
import { onPattern, onTexts, without } from './on-texts.ts';
import type { ReleaseText } from './release-texts.ts';
import { defineRules, onEachTrack, type Rule, type RuleContext } from './rule.ts';

const GENERIC =
  /^(?:artist|unknown(?: artist)?|n\/?a|none|test|tba|tbd|anonymous|no artist|dj|singer|band|choir|orchestra|ensemble|soundtrack|cast|original cast|karaoke|piano|(?:relaxing|sleep|meditation|spa|study) music|christmas(?: music| hits)?|(?:top )?hits|lullab(?:y|ies)|chill(?:out)? music|jazz music|classical music)$/iu;
const VARIOUS = /^(?:various(?: artists?)?|v\.?\s?\/?a\.?|varios(?: artistas)?|div\.? interpreten)$/iu;
const ROLE_WORDS = /\s*[([]?\s*\b(?:feat\.?|ft\.?|featuring|prod\.?(?: by)?)\s+([^)\]]+)[)\]]?/iu;
const OFFICIAL = /\s*[([](?:official|vevo|music|band|artist|topic)[)\]]|\s+(?:vevo|official)$/iu;
/** “Tyler, The Creator” is one act, and so is every name with an article after the comma. */
const SEVERAL = /\s+(?:x|vs\.?|&|\+)\s+|,\s+(?!the\b|der\b|die\b|el\b|la\b)|\s\/\s/iu;
/** Joins names so often in one name that it is only advice: “Simon & Garfunkel” is one act. */
const MAY_BE_ONE = /&|\+/u;
const SIGNS_ONLY = /^[^\p{L}\p{N}]+$/u;
const AI = /\b(?:[Ss]uno|[Uu]dio|Chat ?GPT|SUNO|UDIO)\b|\s(?:AI|A\.I\.)$|\bAI[- ][Gg]enerated\b/u;
const COMPANY = /\b(?:records|recordings|music group|entertainment|llc|gmbh|ltd|inc)\.?$/iu;
const INSTRUMENT =
  /^(?:guitar|drums|piano|bass|vocals|violin|saxophone|producer|composer)\s*:|[([](?:guitar|drums|piano|bass|vocals|violin|saxophone|producer|composer)[)\]]/iu;

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
  const renamed = track.artists.map((one) => (one.id === credit.id ? { ...one, name: first } : one));
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
  if (names.length < 2) return undefined;
  return names.length === 2 && MAY_BE_ONE.test(value) ? 'possible' : 'certain';
};

/** Makes a check of names that certainly, or possibly, name several artists. */
const onSeveral =
  (kind: 'certain' | 'possible', fault: string): Rule['check'] =>
  (context) =>
    context.texts.flatMap((text): Found[] => {
      if (text.kind !== 'artist' || several(text.value) !== kind || hasPage(text, context)) return [];
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
    about: 'Stores send back names that describe music instead of naming an act, and words that fill a form.',
    fields: ['track.artists'],
    source: ['apple', 'spotify', 'routeNote'],
    since: '2026-12',
    good: ['DJ Shadow', 'Anonymous 4', 'The Band'],
    bad: ['Unknown Artist', 'Sleep Music', 'DJ'],
    check: onArtists((value) =>
      GENERIC.test(value) ? { text: `Stores send back “${value}”, because it names no artist.` } : undefined,
    ),
  },
  'artist-various': {
    severity: 'contestable',
    name: '“Various Artists” on a track',
    about: 'Each track names its own artists. From four on, the release gets “Various Artists” by itself.',
    fields: ['track.artists'],
    source: ['apple', 'ingrooves'],
    since: '2026-12',
    good: ['Variety'],
    bad: ['Various Artists', 'V.A.'],
    check: onTexts(['artist'], (value) =>
      VARIOUS.test(value)
        ? { text: 'Name the artists of this track. The release gets “Various Artists” by itself.' }
        : undefined,
    ),
  },
  'artist-several': {
    severity: 'contestable',
    name: 'Several artists in one name',
    about:
      'Stores have one page for each artist, so two artists in one name get a third page. Enter each one separately.',
    fields: ['track.artists'],
    source: ['apple', 'spotify', 'spotify2015'],
    since: '2026-12',
    good: ['Simon & Garfunkel', 'Tyler the Creator', 'Malcolm X'],
    bad: ['Mara Ellis, Jo Berg', 'Mara Ellis x Jo Berg', 'Mara Ellis & Jo Berg & Ida Holm', 'Mara vs. Jo'],
    check: onSeveral('certain', 'Stores have one page for each artist. Is this one act, or several?'),
  },
  'artist-pair': {
    severity: 'advice',
    name: 'Two artists in one name',
    about: 'If “A & B” are two artists, each needs an entry. If they are one act, the name is right.',
    fields: ['track.artists'],
    source: ['apple', 'spotify'],
    since: '2026-12',
    good: ['Mara Ellis'],
    bad: ['Mara Ellis & Jo Berg'],
    check: onSeveral('possible', 'If these are two artists, each needs an entry. If they are one act, this is right.'),
  },
  'artist-role': {
    severity: 'contestable',
    name: 'A role in an artist’s name',
    about: 'Roles have a field of their own: a featured artist is an entry with the role Featuring.',
    fields: ['track.artists'],
    source: ['apple', 'labelGrid'],
    since: '2026-12',
    good: ['Withered Hand', 'With Confidence', 'Little Feat'],
    bad: ['Mara feat. Jo', 'Mara (ft. Jo)', 'Mara prod. Jo'],
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
    about: '“Official”, “VEVO” and “Topic” belong to accounts on the web, not to names.',
    fields: ['track.artists'],
    source: ['apple', 'labelGrid'],
    since: '2026-12',
    good: ['Mara', 'The Band'],
    bad: ['Mara (Official)', 'MaraEllis VEVO'],
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
    about: 'One artist has one role on a track.',
    fields: ['track.artists'],
    source: ['apple', 'practice'],
    since: '2026-12',
    good: [
      { shown: 'Mara (Primary), Jo (Featuring)', tracks: [{ artists: [credit('Mara'), credit('Jo', 'Featuring')] }] },
    ],
    bad: [
      {
        shown: 'Mara (Primary), Mara (Featuring)',
        tracks: [{ artists: [credit('Mara'), credit('Mara', 'Featuring')] }],
      },
    ],
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
    about:
      'A name without any letter or number cannot be searched for, and many stores send it back. Some acts are called so.',
    fields: ['track.artists'],
    source: ['practice'],
    since: '2026-12',
    good: ['U2', 'P!nk', '李'],
    bad: ['!', '???'],
    check: onArtists((value) =>
      SIGNS_ONLY.test(value) ? { text: `Nobody can search for “${value}”. Is the act called so?` } : undefined,
    ),
  },
  'artist-ai': {
    severity: 'advice',
    name: 'AI in a name',
    about: 'Some stores send back names of tools that generate music. The use of AI has a field of its own.',
    fields: ['track.artists', 'track.composers'],
    source: ['routeNote', 'ddex'],
    since: '2026-12',
    good: ['Aino', 'Ai Weiwei', 'AI'],
    bad: ['Suno Beats', 'Mara AI'],
    check: onTexts(['artist', 'writer', 'contributor'], (value) =>
      AI.test(value)
        ? { text: 'Some stores send back names with AI in them. Its use has a field of its own.' }
        : undefined,
    ),
  },
  'contributor-company': {
    severity: 'advice',
    name: 'A company as contributor',
    about: 'A contributor is a person or an ensemble. A company is the label, or the holder of a right.',
    fields: ['track.contributors'],
    source: ['believe', 'practice'],
    since: '2026-12',
    good: ['Jo Berg'],
    bad: ['Ferry Records', 'Harbour Studio GmbH'],
    check: onTexts(['contributor', 'writer'], (value) =>
      COMPANY.test(value) ? { text: 'A contributor is a person or an ensemble, not a company.' } : undefined,
    ),
  },
  'name-instrument': {
    severity: 'contestable',
    name: 'An instrument in a name',
    about: 'Instruments and roles have a field of their own.',
    fields: ['track.contributors', 'track.artists'],
    source: ['practice'],
    since: '2026-12',
    good: ['Guitar Wolf', 'Jo Berg'],
    bad: ['Jo (Guitar)', 'Guitar: Jo'],
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
