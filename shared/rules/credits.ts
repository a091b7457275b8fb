import { trackEdit } from '../releases/field-edit.ts';
import type { Track } from '../releases/track.ts';
import type { Found } from './finding.ts';
import { onTexts } from './on-texts.ts';
import { defineRules, onEachTrack, type RuleContext } from './rule.ts';
import { reasonFor, stateReason } from './state-reason.ts';
import { UNKNOWN_NAME } from './unknown-names.ts';

/** The ISO 639-2 code for no linguistic content, used for recordings without vocals. */
export const NO_WORDS = 'zxx';
/** The reason that a fix states for a song in the public domain. */
const PUBLIC_DOMAIN = 'The song is in the public domain';
/** A nickname stands in quotes or brackets: Edgar “Yip” Harburg. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*(?:["“(][\p{L}'’.-]+["”)][\p{L}\p{M}'’. -]*)?$/u;
/** Words that belong to an act, or to several people. Spanish joins the names of one person by “y”. */
const OF_AN_ACT = /^(?:DJ|MC|The)$|\s(?:and|und|и|feat\.?|ft\.?|featuring)\s/u;
/** The names that stand for a writer whom nobody knows. */
const TRADITIONAL = /^(?:trad(?:itional|\.)?|anon(?:ymous|\.)?|public domain)$/iu;
const INITIAL = /^\p{Lu}\.?$/u;
/** Scripts in which a family name may have a single letter. */
const SHORT_SCRIPTS = /[\p{Script=Han}\p{Script=Hangul}]/u;

const hasNames = (writers: Track['composers']) =>
  writers.some(({ firstName, lastName }) => firstName.trim() !== '' || lastName.trim() !== '');

const composerMissing = ({ id: trackId }: Track) =>
  ({ code: 'composer-missing', place: { field: 'composers', trackId } }) as const;
const lyricistMissing = ({ id: trackId }: Track) =>
  ({ code: 'lyricist-missing', place: { field: 'lyricists', trackId } }) as const;

/** Whether the artist stated why a track has no composer. */
const needsNoComposer = ({ release }: RuleContext, track: Track) =>
  !hasNames(track.composers) && reasonFor(release, composerMissing(track)) !== undefined;

/** Finds a writer with one of the two names that collecting societies need. */
function halfNamed(track: Track): Found[] {
  return (['composers', 'lyricists'] as const).flatMap((field): Found[] => {
    const halves = track[field]
      .map(({ firstName, lastName }) => [firstName.trim(), lastName.trim()] as const)
      .filter(([first, last]) => (first === '') !== (last === ''))
      .map(([first, last]) => first || last);
    const [name, ...others] = halves.filter((half) => !TRADITIONAL.test(half) && !UNKNOWN_NAME.test(half));
    return name
      ? [
          {
            place: { field, trackId: track.id },
            words: name,
            ...(others.length > 0 && { alsoIn: others }),
            text: `Collecting societies need a first and a last name. What is the rest of “${name}”?`,
          },
        ]
      : [];
  });
}

type WriterFinder = (
  first: string,
  last: string,
) => (Pick<Found, 'text'> & { to?: { firstName: string; lastName: string } }) | undefined;

/** Makes a check of the two names of each writer; a field with several wrong writers has one finding. */
const onWriters =
  (find: WriterFinder) =>
  ({ tracks }: RuleContext): Found[] =>
    tracks.flatMap((track) =>
      (['composers', 'lyricists'] as const).flatMap((field): Found[] => {
        for (const writer of track[field]) {
          const fault = find(writer.firstName.trim(), writer.lastName.trim());
          if (!fault) continue;
          const { text, to } = fault;
          const others = track[field].map((one) => (one.id === writer.id ? { ...one, ...to } : one));
          const fix = to && {
            label: `Write “${to.firstName}” and “${to.lastName}”`,
            edits: [{ trackId: track.id, edit: trackEdit(field, track[field], others) }],
          };
          const words = `${writer.firstName} ${writer.lastName}`.trim();
          return [{ place: { field, trackId: track.id }, words, text, ...(fix && { fix }) }];
        }
        return [];
      }),
    );

/** The roles that stores count as playing or singing, and as producing or engineering. */
const PRODUCTION = /Producer|Engineer|Programmer|Sound Designer|Remixer|DJ/;
const WRITING = /Composer|Lyricist|Songwriter|Arranger|Adapter|Librettist|Translator|Publisher/;

/** Rules about writers and other credits. */
export const creditRules = defineRules({
  'composer-missing': {
    severity: 'contestable',
    name: 'Composer',
    check: onEachTrack((track, { release }) => {
      if (hasNames(track.composers)) return undefined;
      const missing = composerMissing(track);
      return {
        place: missing.place,
        text: 'Who composed it? Writers are only paid if they are credited.',
        fix: { label: 'It is in the public domain', edits: [stateReason(release, missing, PUBLIC_DOMAIN)] },
      };
    }),
  },
  'lyricist-missing': {
    severity: 'contestable',
    name: 'Lyricist',
    check: onEachTrack((track, context) => {
      const { id: trackId, audioLanguage: from } = track;
      if (hasNames(track.lyricists) || from === NO_WORDS) return undefined;
      const missing = lyricistMissing(track);
      return {
        place: missing.place,
        text: 'Who wrote the words? Writers are only paid if they are credited.',
        fix: needsNoComposer(context, track)
          ? {
              label: 'They are in the public domain',
              edits: [stateReason(context.release, missing, PUBLIC_DOMAIN)],
            }
          : { label: 'It has no words', edits: [{ trackId, edit: trackEdit('audioLanguage', from, NO_WORDS) }] },
      };
    }),
  },
  'lyricist-without-words': {
    severity: 'advice',
    name: 'A lyricist without words',
    check: onEachTrack(({ id: trackId, lyricists, audioLanguage }) =>
      hasNames(lyricists) && audioLanguage === NO_WORDS
        ? {
            place: { field: 'audioLanguage', trackId },
            text: 'It has a lyricist, but no language. In which language is it sung?',
          }
        : undefined,
    ),
  },
  'writer-half-named': {
    severity: 'contestable',
    name: 'A writer’s full name',
    check: ({ tracks }) => tracks.flatMap(halfNamed),
  },
  'writer-unknown': {
    severity: 'contestable',
    name: 'An unknown writer',
    check: onWriters((first, last) => {
      const isUnknown = [`${first} ${last}`.trim(), `${first}${last}`].some((name) => UNKNOWN_NAME.test(name));
      return isUnknown || (UNKNOWN_NAME.test(first) && UNKNOWN_NAME.test(last))
        ? { text: 'Who wrote it? If a song is so old that nobody knows, write “Traditional”.' }
        : undefined;
    }),
  },
  'writer-name-twice': {
    severity: 'contestable',
    name: 'A writer’s whole name in both fields',
    check: onWriters((first, last) => {
      const words = first.split(/\s+/u);
      return first === last && words.length > 1
        ? {
            text: 'The whole name is in both fields.',
            to: { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' },
          }
        : undefined;
    }),
  },
  'writer-signs': {
    severity: 'contestable',
    name: 'An artist name as writer',
    check: onTexts(['writer'], (value) =>
      NAME.test(value.trim()) && !OF_AN_ACT.test(value.trim())
        ? undefined
        : { text: `“${value}” looks like an artist name. Enter each writer’s own name, one person for each entry.` },
    ),
  },
  'writer-initial': {
    severity: 'advice',
    name: 'A writer’s initial',
    check: onTexts(['writer'], (value) =>
      INITIAL.test(value) && !SHORT_SCRIPTS.test(value)
        ? { text: 'Collecting societies find a writer by the full name.' }
        : undefined,
    ),
  },
  'credits-apple': {
    severity: 'advice',
    name: 'Credits for Apple Music',
    check: onEachTrack(({ id: trackId, contributors, artists }, { release }) => {
      if (!release.stores.includes('Apple Music')) return undefined;
      const roles = [...contributors, ...artists]
        .filter(({ name }) => name.trim() !== '')
        .map(({ role }): string => role);
      const hasPerformer = contributors.some(
        ({ name, role }) => name.trim() !== '' && !PRODUCTION.test(role) && !WRITING.test(role),
      );
      const hasProducer = roles.some((role) => PRODUCTION.test(role));
      if (hasPerformer && hasProducer) return undefined;
      const lacks = [!hasPerformer && 'who plays or sings', !hasProducer && 'a producer or engineer'].filter(Boolean);
      return {
        place: { field: 'contributors', trackId },
        text: `Apple Music asks for ${lacks.join(' and ')} on each track.`,
      };
    }),
  },
  'ai-audio-unanswered': {
    severity: 'blocking',
    name: 'AI used for the audio',
    check: onEachTrack(({ id: trackId, aiAudio }) =>
      aiAudio === '' ? { place: { field: 'aiAudio', trackId }, text: 'Stores require an answer.' } : undefined,
    ),
  },
  'ai-composition-unanswered': {
    severity: 'blocking',
    name: 'AI used for lyrics or composition',
    check: onEachTrack(({ id: trackId, aiComposition }) =>
      aiComposition === ''
        ? { place: { field: 'aiComposition', trackId }, text: 'Stores require an answer.' }
        : undefined,
    ),
  },
});
