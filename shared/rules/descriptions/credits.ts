import type { Track } from '../../releases/track.ts';
import { type creditRules, NO_WORDS } from '../credits.ts';
import { credit, writer } from '../examples.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `credits.ts`. */
export const creditDescriptions: DescriptionsOf<typeof creditRules> = {
  'composer-missing': {
    about: 'Writers are only paid if they are credited, and stores require a composer.',
    fields: ['track.composers'],
    source: ['routeNote', 'apple', 'own'],
    since: '2026-11',
    good: [{ shown: 'Ana Lima', tracks: [{ composers: [writer('Ana', 'Lima')] }] }],
    bad: [{ shown: 'No composer', tracks: [{ composers: [] }] }],
  },
  'lyricist-missing': {
    about:
      'Writers are only paid if they are credited. If a recording has no words, choose the audio language “No language/Instrumental”.',
    fields: ['track.lyricists', 'track.audioLanguage'],
    source: ['routeNote', 'own'],
    since: '2026-11',
    good: [{ shown: 'Instrumental without lyricist', tracks: [{ lyricists: [], audioLanguage: NO_WORDS }] }],
    bad: [{ shown: 'Sung in English, no lyricist', tracks: [{ lyricists: [], audioLanguage: 'en' }] }],
  },
  'lyricist-without-words': {
    about: 'A recording with the audio language “No language/Instrumental” has no words, so it has no lyricist.',
    fields: ['track.lyricists', 'track.audioLanguage'],
    source: ['ddex', 'practice'],
    since: '2026-12',
    good: [{ shown: 'Instrumental without lyricist', tracks: [{ lyricists: [], audioLanguage: NO_WORDS }] }],
    bad: [
      {
        shown: 'Instrumental with a lyricist',
        tracks: [{ lyricists: [writer('Ana', 'Lima')], audioLanguage: NO_WORDS }],
      },
    ],
  },
  'writer-half-named': {
    about: 'Collecting societies need a writer’s first and last name, not the artist name.',
    fields: ['track.composers', 'track.lyricists'],
    source: ['routeNote', 'apple'],
    since: '2026-12',
    good: [{ shown: 'Ana Lima', tracks: [{ composers: [writer('Ana', 'Lima')] }] }],
    bad: [{ shown: 'Ana', tracks: [{ composers: [writer('Ana', '')] }] }],
  },
  'writer-unknown': {
    about: 'Nobody is paid under “Unknown”. If a song is so old that nobody knows who wrote it, write “Traditional”.',
    fields: ['track.composers', 'track.lyricists'],
    source: ['routeNote', 'practice'],
    since: '2026-12',
    good: [
      { shown: 'Ana Lima', tracks: [{ composers: [writer('Ana', 'Lima')] }] },
      { shown: 'Traditional', tracks: [{ composers: [writer('Traditional', '')] }] },
    ],
    bad: [
      { shown: 'Unknown Writer', tracks: [{ composers: [writer('Unknown', 'Writer')] }] },
      { shown: '작자 미상', tracks: [{ composers: [writer('작자', '미상')] }] },
    ],
  },
  'writer-name-twice': {
    about: 'The first and the last name each have a field. With the whole name in both, it appears twice.',
    fields: ['track.composers', 'track.lyricists'],
    source: ['practice'],
    since: '2026-12',
    good: [{ shown: 'William Williams', tracks: [{ composers: [writer('William', 'Williams')] }] }],
    bad: [{ shown: 'Ana Lima / Ana Lima', tracks: [{ composers: [writer('Ana Lima', 'Ana Lima')] }] }],
  },
  'writer-signs': {
    about: 'A writer is one person, under their own name. “DJ”, digits, signs and “and” are parts of artist names.',
    fields: ['track.composers', 'track.lyricists'],
    source: ['believe', 'routeNote'],
    since: '2026-12',
    good: ['Mara', 'O’Neil', 'Jean-Luc', 'D.J.', 'Edgar "Yip"', '李'],
    bad: ['DJ_99', 'M4ra', '@mara', 'DJ', 'Jay & Kay', 'Jo and Kay'],
  },
  'writer-initial': {
    about: 'Collecting societies find a writer by the full last name.',
    fields: ['track.composers', 'track.lyricists'],
    source: ['believe'],
    since: '2026-12',
    good: ['Berg', '李'],
    bad: ['B.', 'B'],
  },
  'credits-apple': {
    about: 'Apple Music asks for a writer, a performer and a producer or engineer of each track.',
    fields: ['track.contributors'],
    source: ['appleCredits', 'symphonic'],
    since: '2026-12',
    good: [
      {
        shown: 'Guitar and Mixing Engineer',
        tracks: [
          {
            contributors: [
              { ...credit('Jo Berg'), role: 'Guitar' },
              { ...credit('Ida Holm'), role: 'Mixing Engineer' },
            ] as Track['contributors'],
          },
        ],
      },
    ],
    bad: [{ shown: 'No contributor', tracks: [{ contributors: [] }] }],
  },
  'ai-audio-unanswered': {
    about: 'Stores require an answer for each track.',
    fields: ['track.aiAudio'],
    source: ['ddex', 'own'],
    since: '2026-11',
    good: [{ shown: 'No AI', tracks: [{ aiAudio: 'none' }] }],
    bad: [{ shown: 'No answer', tracks: [{ aiAudio: '' }] }],
  },
  'ai-composition-unanswered': {
    about: 'Stores require an answer for each track.',
    fields: ['track.aiComposition'],
    source: ['ddex', 'own'],
    since: '2026-11',
    good: [{ shown: 'No AI', tracks: [{ aiComposition: 'none' }] }],
    bad: [{ shown: 'No answer', tracks: [{ aiComposition: '' }] }],
  },
};
