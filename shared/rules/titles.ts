import { releaseEdit, trackEdit } from '../releases/field-edit.ts';
import { isTitled, isTrackTitle, TITLE_DEFAULT, UNTITLED } from '../releases/placeholder-title.ts';
import type { Track } from '../releases/track.ts';
import { addedArtists, addedProducers, namesInList } from './added-artists.ts';
import type { Found, LocatedEdit } from './finding.ts';
import { folded } from './folded.ts';
import { inBrackets, onPattern, onTexts, without } from './on-texts.ts';
import type { ReleaseText } from './release-texts.ts';
import { titleKinds } from './release-texts.ts';
import { defineRules, onEachTrack, onRelease, type RuleContext } from './rule.ts';
import { VERSION_WORDS } from './version-words.ts';

/** Words with which nobody calls a song: names from recorders, and fillers of forms. */
const PLACEHOLDER =
  /^(?:track 0\d+|(?:new recording|neue aufnahme|nouvel enregistrement|nueva grabación|nova gravação|nuova registrazione|новая запись|yeni kayıt|audio track|untitled (?:project|song|track|beat)|final mix|(?:song|track) title|test (?:track|song))[ _-]?\d*|(?:audio|recording|bounce|demo|beat|mix)[ _-]?\d+|tba|tbd|n\/a|asdf\p{L}*)$/iu;
/** Words that are mostly left from work, but also titles of real songs. */
const WORKING_TITLE =
  /^(?:song[ _-]?\d*|untitled[ #]*\d*|audio|recording|beat|demo|bounce|master|final|mix|test|unbenannt|ohne titel|sans titre|sin título|sem título|senza titolo|bez tytułu|без названия|adsız|無題|无题|제목 없음|بدون عنوان|ללא שם)$/iu;
const EXTENSION = /\.(?:wav|mp3|flac|aiff?|m4a)$/iu;
const FILE_NUMBER = /^(?:0\d[ ._-]+|\d{1,2}\s?[-–]\s+)(?=\p{L})/u;
const FILE_ENDING =
  /_(?:master|final|v\d+|mix\d*)$|\s*[([](?:final(?: (?:mix|master|version))?|master(?:ed)?|mixdown|wip|v\d+)[)\]]$|\s+[([]?isrc\b.*$|(?<=\S)\s+(?:mixdown|final (?:mix|master)|(?:master|bounce) ?v?\d+)$/iu;
const TEMPO =
  /(?<=\S)\s+[([]?(?:[a-g][#♯♭b]?m?\s+)?\d{2,3} ?bpm\b(?:\s+[a-g][#♯♭b]?(?:m|\s+(?:minor|major))?)?[)\]]?$/iu;
const FILE_NAME = new RegExp(
  [EXTENSION, FILE_NUMBER, FILE_ENDING, TEMPO, /\p{L}_\p{L}+_/u].map(({ source }) => source).join('|'),
  'iu',
);
/** After “with”, these words are part of a title: “Stay (With Me)”. */
const NO_NAMES = '(?:you|me|us|u|him|her|them|it|my|your|his|the|an?|no|or|out|this|that|all|love)\\b';
const FEATURING = new RegExp(
  [
    `\\s*[([]\\s*(?:(?:feat|ft)\\.\\s*|(?:feat|ft|featuring|with(?!\\s+${NO_NAMES})|при участии|при уч\\.|уч\\.|фит\\.?|gościnnie|gość\\.?)\\s+|[wf]/\\s*)([^)\\]]+)[)\\]]`,
    '\\s+(?:(?:feat|ft)\\.\\s*|(?:feat(?!\\s+of\\b)|ft|featuring|при участии|gościnnie)\\s+|[wf]/\\s*)([^\\s([][^([]*?)\\s*(?=[([]|$)',
  ].join('|'),
  'iu',
);
/** After these words, names have other endings, so nobody can be added by them. */
const INFLECTED = /при (?:участии|уч\.)/iu;
/** “With” in languages that write names, but not common nouns, with a capital. */
const FEATURING_ROMANCE = /\s*[([](?:con|avec|com)\s+(\p{Lu}[^)\]]+)[)\]]/u;
const PRODUCER =
  /\s*[([]\s*prod(?:uced)?(?:\.\s*|\s+)(?:by\s+)?([^)\]]+)[)\]]|(?<=\S)\s+(?:[|–-]\s*prod(?:\.\s*|\s+)(?:by\s+)?|prod(?:\.\s*(?:by\s+)?|\s+by\s+)|produced by\s+)([^\s([][^([]*?)\s*(?=[([]|$)/iu;
const COLLABORATION = /(?<=\S\s)(?:vs\.?|meets|presents|pres\.)\s+\p{Lu}/u;
const BRACKETS = /\s*[([]([^()[\]]+)[)\]]$/u;
const DASHED = /\s+[-–]\s+([^-–]+)$/u;
const EXPLICIT =
  /\s*[([]\s*(?:explicit|clean|dirty|censored|uncensored|18\+)(?:\s+(?:version|edit))?\s*[)\]]$|\s*\[e\]$|\s+[-–]\s+(?:explicit|clean)(?:\s+(?:version|edit))?$/iu;
const FORMAT =
  /\s+[-–]\s*(?:single|e\.?p\.?|album|lp|mixtape)$|\s*[([](?:single|e\.?p\.?|album|lp|mixtape)[)\]]$|(?<=^(?!the\s).*\S)\s+e\.?p\.?$/iu;
const MEDIUM =
  /\s*[([][^)\]]*\b(?:hi-?res|24[- ]?bit|16[- ]?bit|dolby|atmos|spatial audio|lossless|mp3|wav|flac|vinyl|cd|cassette|digital(?:ly)? (?:only|exclusive|download))\b[^)\]]*[)\]]|\s+[-–]\s+(?:hi-?res|lossless|dolby atmos|(?:cd|vinyl) version)$/iu;
const TWO_TITLES = /\S\s[/|]\s\S/u;
const UNPOINTED = /\b(vol|pt|no)(?:\s?|\.)(\d+)\b(?!\.)|\b(volume|part)\s(\d+)\b/iu;
const TYPE_BEAT = /\S\s+type beat\b/iu;
const FUNCTIONAL =
  /\b(?:\d+ ?hours?|for (?:sleep|sleeping|study|studying|dogs|babies|relaxation|focus)|(?:white|brown|pink) noise|rain sounds|binaural|\d{2,4} ?hz)\b/iu;
const SOUNDTRACK = /\bO\.?S\.?T\.?(?![\p{L}\p{N}])/u;
const TRIBUTE =
  /\s*[([][^)\]]*\b(?:cover|tribute to|originally (?:(?:performed|recorded|sung) )?by|made (?:famous|popular) by|in the style of)\b[^)\]]*[)\]]|(?<=\S)\s+(?:[-–]\s+)?(?:originally (?:(?:performed|recorded|sung) )?by|(?:as )?made (?:famous|popular) by|in the style of)\s+\S.*$|\s+cover version$/iu;

/** Writes the names of parts as stores do: “Hits Vol 1” as “Hits Vol. 1”. */
const pointed = (value: string): string =>
  value.replace(new RegExp(UNPOINTED.source, 'giu'), (_, short, number, long, longNumber) => {
    const name = (short ?? long).toLowerCase();
    const written = { vol: 'Vol.', volume: 'Vol.', pt: 'Pt.', part: 'Pt.', no: 'No.' }[name as string];
    return `${written} ${number ?? longNumber}`;
  });

/** Makes the edit that gives a title’s release or track a version. */
const versionEdit = ({ place: { trackId } }: ReleaseText, version: string): LocatedEdit =>
  trackId === undefined
    ? { edit: releaseEdit('version', '', version) }
    : { trackId, edit: trackEdit('version', '', version) };

/** Whether two strings are equal, regardless of their Unicode form (product 6.5). */
const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

/** The only track of a single; undefined until both have a title, because only then can the two be compared. */
function onlyTrack({ release, tracks }: RuleContext): Track | undefined {
  const [track, ...others] = tracks;
  const hasTitle = release.title !== '' && release.title !== UNTITLED;
  return track && others.length === 0 && hasTitle && isTitled(track) ? track : undefined;
}

/** A part of a title that stores show in the field for the version. */
function versionIn(title: string): { version: string; rest: string } | undefined {
  for (const pattern of [BRACKETS, DASHED]) {
    const matched = pattern.exec(title);
    const version = matched?.[1]?.trim();
    const rest = title.slice(0, matched?.index).trim();
    if (version && rest && VERSION_WORDS.test(version)) return { version, rest };
  }
  return undefined;
}

/** The version of a recording at the end of its title too. */
function versionAgain(title: string, version: string): { version: string; rest: string } | undefined {
  const isAgain = VERSION_WORDS.test(version) && title.toLowerCase().endsWith(` ${version.toLowerCase()}`);
  return isAgain ? { version, rest: title.slice(0, -version.length).trim() } : undefined;
}

/** The version that belongs to a title. */
function versionBeside({ place }: ReleaseText, { release }: RuleContext): string {
  if (place.trackId === undefined) return release.version;
  return release.tracks[place.trackId]?.version ?? '';
}

/** Another track with the same title and version; the first of the two is left alone. */
const twinOf = (track: Track, tracks: readonly Track[]): Track | undefined => {
  const nameOf = ({ title, version }: Track) => `${folded(title)} ${folded(version)}`;
  const first = tracks.find((other) => nameOf(other) === nameOf(track));
  return first && first.id !== track.id ? first : undefined;
};

/** The primary artists of a text's track, or of the whole release. */
const primaryNames = ({ place }: ReleaseText, { tracks }: RuleContext): string[] =>
  tracks
    .filter(({ id }) => place.trackId === undefined || id === place.trackId)
    .flatMap(({ artists }) => artists.filter(({ role }) => role === 'Primary').map(({ name }) => name.trim()))
    .filter((name) => name !== '');

/** The label of a fix that writes a text, or leaves it out. */
const writing = (to: string): string => (to === '' ? 'Leave the version out' : `Write “${to}”`);

const shorter = (pattern: RegExp) => (value: string) => {
  const to = without(value, pattern);
  return { label: writing(to), to };
};

/** The names in a part of a title or version that names people, and the text without that part. */
function partOf({ kind, value }: ReleaseText, pattern: RegExp): { names: string; rest: string } | undefined {
  const matched = pattern.exec(value);
  const whole = matched || kind !== 'version' ? undefined : inBrackets(pattern, value);
  const [, one, other] = matched ?? whole ?? [];
  const names = one ?? other;
  return names === undefined ? undefined : { names, rest: matched ? without(value, pattern) : '' };
}

/** Whether a part of a title is nothing but names of artists: “Jo & Mara”. */
const areNames = (part: string, names: readonly string[]): boolean => {
  const all = names.map(folded);
  const listed = namesInList(part).map(folded);
  return all.includes(folded(part)) || (listed.length > 0 && listed.every((name) => all.includes(name)));
};

/** Separates an artist from a title. */
const SEPARATOR = /\s+[-–:|]\s+|:\s+/u;
const BY = /\s+by\s+(.+)$/iu;
const QUOTED = /^(.+?)\s+["“](.+)["”]$/u;

/** A title without the names of the artists in it; undefined if none is in it. */
function withoutArtists(title: string, names: readonly string[]): string | undefined {
  const parts = title.split(SEPARATOR);
  const others = parts.filter((part) => !areNames(part, names));
  if (others.length > 0 && others.length < parts.length) return others.join(' - ');
  const [, artist = '', quoted] = QUOTED.exec(title) ?? [];
  if (quoted && areNames(artist, names)) return quoted;
  for (const pattern of [BRACKETS, BY]) {
    const matched = pattern.exec(title);
    if (matched && matched.index > 0 && areNames(matched[1] ?? '', names)) return title.slice(0, matched.index).trim();
  }
  return undefined;
}

/** Rules about titles. */
export const titleRules = defineRules({
  [TITLE_DEFAULT]: {
    severity: 'contestable',
    name: 'Title',
    check: onEachTrack(({ id: trackId, title, audio }) =>
      audio && title.trim() !== '' && !isTrackTitle(title)
        ? {
            place: { field: 'title', trackId },
            words: title,
            text: `Nobody has named this track yet. If the song is really called “${title}”, say so.`,
          }
        : undefined,
    ),
  },
  'title-placeholder': {
    severity: 'contestable',
    name: 'A placeholder as title',
    check: onPattern(['title'], PLACEHOLDER, (title) => `“${title}” looks like a placeholder. What is the real title?`),
  },
  'title-working': {
    severity: 'advice',
    name: 'A working title',
    check: onPattern(['title'], WORKING_TITLE, (title) => `Is “${title}” the real title, or was it left by mistake?`),
  },
  'title-file-name': {
    severity: 'contestable',
    name: 'A file’s name as title',
    check: onPattern(
      ['title'],
      FILE_NAME,
      () => 'This looks like the name of a file.',
      (value) => {
        const parts = [EXTENSION, FILE_NUMBER, FILE_ENDING, TEMPO, FILE_ENDING];
        const to = parts
          .reduce((rest, part) => rest.replace(part, ''), value)
          .replace(/_+/g, ' ')
          .trim();
        return { label: `Write “${to}”`, to };
      },
    ),
  },
  'title-featuring': {
    severity: 'contestable',
    name: 'Featured artists in a title',
    check: onTexts(titleKinds, (value, text, { release }) => {
      const found = partOf(text, FEATURING) ?? partOf(text, FEATURING_ROMANCE);
      if (!found) return undefined;
      const names = namesInList(found.names);
      const track = text.place.trackId === undefined ? undefined : release.tracks[text.place.trackId];
      const artists = track && addedArtists(track, names, 'Featuring');
      const isNew = track && artists && artists.length > track.artists.length;
      return {
        text: 'Stores add “feat.” themselves, from the artists with the role Featuring.',
        fix: INFLECTED.test(value)
          ? undefined
          : {
              label: isNew ? `Add ${names.join(' and ')} as Featuring` : writing(found.rest),
              to: found.rest,
              also: isNew ? [{ trackId: track.id, edit: trackEdit('artists', track.artists, artists) }] : [],
            },
      };
    }),
  },
  'title-producer': {
    severity: 'contestable',
    name: 'The producer in a title',
    check: onTexts(titleKinds, (_, text, { release }) => {
      const found = partOf(text, PRODUCER);
      if (!found) return undefined;
      const names = namesInList(found.names);
      const track = text.place.trackId === undefined ? undefined : release.tracks[text.place.trackId];
      const contributors = track && addedProducers(track, names);
      const isNew = track && contributors && contributors.length > track.contributors.length;
      return {
        text: 'A producer is a contributor with the role Producer.',
        fix: {
          label: isNew ? `Add ${names.join(' and ')} as Producer` : writing(found.rest),
          to: found.rest,
          also: isNew ? [{ trackId: track.id, edit: trackEdit('contributors', track.contributors, contributors) }] : [],
        },
      };
    }),
  },
  'title-collaboration': {
    severity: 'advice',
    name: 'Two artists in a title',
    check: onPattern(['title'], COLLABORATION, () => 'If this names artists, they belong in the field for artists.'),
  },
  'title-version': {
    severity: 'contestable',
    name: 'A version in a title',
    check: onTexts(['title'], (value, text, context) => {
      const has = versionBeside(text, context);
      const found = versionIn(value) ?? versionAgain(value, has);
      if (!found) return undefined;
      const fault = `“${found.version}” belongs in the field for the version. Stores add the brackets.`;
      if (has !== '' && folded(has) !== folded(found.version)) return { text: fault };
      return {
        text: fault,
        fix: {
          label: has === '' ? `Make “${found.version}” the version` : `Write “${found.rest}”`,
          to: found.rest,
          also: has === '' ? [versionEdit(text, found.version)] : [],
        },
      };
    }),
  },
  'title-explicit': {
    severity: 'contestable',
    name: '“Explicit” or “Clean” in a title',
    check: onPattern(
      titleKinds,
      EXPLICIT,
      (words) => `Stores show their own mark in place of “${words}”, from the field Explicit content.`,
      shorter(EXPLICIT),
    ),
  },
  'title-format': {
    severity: 'contestable',
    name: '“Single” or “EP” in a title',
    check: onTexts(['title'], (value, { place }) =>
      place.trackId === undefined && FORMAT.test(value)
        ? { text: 'Stores add Single or EP themselves.', fix: shorter(FORMAT)(value) }
        : undefined,
    ),
  },
  'title-medium': {
    severity: 'contestable',
    name: 'A format of audio in a title',
    check: onPattern(titleKinds, MEDIUM, (words) => `“${words}” is not true of a store’s copy.`, shorter(MEDIUM)),
  },
  'title-artist': {
    severity: 'contestable',
    name: 'The artist in a title',
    check: onTexts(titleKinds, (value, text, context) => {
      const names = primaryNames(text, context);
      const isVersion = text.kind === 'version';
      const to = isVersion
        ? areNames(value, names) && !VERSION_WORDS.test(value)
          ? ''
          : undefined
        : withoutArtists(value, names);
      return to === undefined
        ? undefined
        : { text: 'Stores show the artist beside the title.', fix: { label: writing(to), to } };
    }),
  },
  'title-twice': {
    severity: 'advice',
    name: 'Two tracks with the same title',
    check: ({ tracks, release, texts }) =>
      texts.flatMap(({ kind, place, value }): Found[] => {
        const track = kind === 'title' && place.trackId !== undefined ? release.tracks[place.trackId] : undefined;
        const twin = track && twinOf(track, tracks);
        return twin
          ? [
              {
                place,
                words: value,
                text: `Track ${tracks.indexOf(twin) + 1} has the same title and version. What tells them apart?`,
              },
            ]
          : [];
      }),
  },
  'title-two': {
    severity: 'advice',
    name: 'Two titles in one',
    check: onPattern(
      ['title'],
      TWO_TITLES,
      () => 'If one is a translation of the other, leave it out. Only the titles of a medley are joined by a slash.',
    ),
  },
  'title-parts': {
    severity: 'advice',
    name: '“Vol.” and “Pt.”',
    check: onPattern(
      titleKinds,
      UNPOINTED,
      (words) => `Stores write “${pointed(words)}”.`,
      (value) => ({ label: `Write “${pointed(value)}”`, to: pointed(value), isSafe: true }),
    ),
  },
  'title-type-beat': {
    severity: 'contestable',
    name: '“Type beat”',
    check: onPattern(
      titleKinds,
      TYPE_BEAT,
      () => 'Stores send back titles with “type beat”, because they mislead listeners.',
    ),
  },
  'title-functional': {
    severity: 'advice',
    name: 'Music for a purpose',
    check: onPattern(
      ['title'],
      FUNCTIONAL,
      () => 'Stores check noise, and music for a purpose, more closely. Some pay less for it.',
    ),
  },
  'title-soundtrack': {
    severity: 'contestable',
    name: '“OST”',
    check: onPattern(
      titleKinds,
      SOUNDTRACK,
      () => 'Stores write “Original Soundtrack” in full.',
      (value) => {
        const to = value.replace(SOUNDTRACK, 'Original Soundtrack');
        return { label: `Write “${to}”`, to };
      },
    ),
  },
  'title-tribute': {
    severity: 'contestable',
    name: '“Cover of” or “in the style of”',
    check: onPattern(
      titleKinds,
      TRIBUTE,
      () => 'Stores send back titles that name whose song it is. Mark the track as a cover song.',
      shorter(TRIBUTE),
    ),
  },
  'single-title': {
    severity: 'contestable',
    name: 'The title of a single',
    check: onRelease((context) => {
      const track = onlyTrack(context);
      if (!track || isSame(context.release.title, track.title)) return undefined;
      return {
        place: { field: 'title' },
        words: `${context.release.title} ${track.title}`,
        text: `A single has the same title as its track: “${track.title}”.`,
        fix: {
          label: 'Use the track’s title',
          edits: [{ edit: releaseEdit('title', context.release.title, track.title) }],
        },
      };
    }),
  },
  'single-version': {
    severity: 'contestable',
    name: 'The version of a single',
    check: onRelease((context) => {
      const track = onlyTrack(context);
      const from = context.release.version;
      if (!track || isSame(from, track.version)) return undefined;
      const [label, text] = track.version
        ? ['Use the track’s version', `A single has the same version as its track: “${track.version}”.`]
        : ['Leave the version out', 'A single has the same version as its track, and the track has none.'];
      return {
        place: { field: 'version' },
        words: `${from} ${track.version}`,
        text,
        fix: { label, edits: [{ edit: releaseEdit('version', from, track.version) }] },
      };
    }),
  },
});
