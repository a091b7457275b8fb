import { meaningOf } from '../glossary.ts';
import { questions } from '../questions.ts';
import type { Step } from '../step.ts';
import type { Intent } from './intent.ts';

/** The trade term that each question asks for. */
const TERM_BY_STEP: Partial<Record<Step, string>> = {
  title: 'Title',
  version: 'Version',
  artists: 'Primary artist',
  primary_genre: 'Genre',
  secondary_genre: 'Secondary genre',
  metadata_language: 'Metadata language',
  cover_art: 'Cover art',
  audio_language: 'Audio language',
  explicit: 'Explicit content',
  cover_songs: 'Cover song',
  cover_licence: 'Mechanical license',
  writers: 'Songwriter',
  contributors: 'Contributor',
  p_line: 'P-line',
  c_line: 'C-line',
  record_label: 'Record label',
  sales_start: 'Sales start date',
  pre_order: 'Pre-order',
  original_release: 'Original release date',
  territories: 'Territory',
  stores: 'Store',
  preview_start: 'Preview',
};

/** Explains what the current question asks for and why. */
function explainStep(step: Step): string {
  const { why } = questions[step];
  const means = meaningOf(TERM_BY_STEP[step] ?? '')?.means ?? '';
  // If the term's meaning and the reason begin with the same words, the reason alone is enough.
  return means === '' || why.slice(0, 20) === means.slice(0, 20) ? why : `${means} ${why}`;
}

/** The format in which we understand an answer. */
const FORMAT_BY_STEP: Partial<Record<Step, string>> = {
  track_count: 'I need a number here, from 1 to 15. It can still change until you submit.',
  version: 'If it’s a version, I just need its name, like Live or Acoustic; if not, say no.',
  artists: 'I need names here: who the main artist is, and who is featured. If only on some tracks, say which ones.',
  primary_genre:
    'I need one of our genres: which one is closest? A smaller style or a few words about the music will do.',
  secondary_genre: 'I need one of our genres, or no. Which one is nearest?',
  metadata_language: 'I need one language for all titles: the one most of them are written in.',
  audio_language:
    'I need the language of the lyrics, for all tracks or for each one; or instrumental, if nobody sings words.',
  explicit:
    'Is that explicit or not? If in doubt, say explicit: stores take down releases that hide it. For individual tracks, say which ones.',
  cover_songs: 'Which tracks are songs that somebody else wrote and released before? Say which, or no.',
  cover_licence: 'Do you have the license as a PDF, or do you still need one?',
  writers:
    'I need first and last names here, and who wrote the music and who the words. If nobody did, say that it is in the public domain, or that there are no words.',
  contributors: 'I need names here, and what each person did. If there’s nobody, say “nobody else”.',
  ai_audio: 'Is any voice, instrument or sound made by AI: no, partly, or all of it?',
  ai_composition: 'Was any of the music or the words made by AI: no, partly, or all of it?',
  p_line:
    'I need the owner of the recording, and a year, like “2026 Ferry House”. Without a label, that’s usually you.',
  c_line:
    'I need the owner of the artwork and text, and a year, like “2026 Ferry House”. It’s usually the same as the P-line.',
  record_label: 'I need the name of the label alone, or no.',
  sales_start: 'I need a day here, like 20 November or “in five weeks”; or as soon as possible.',
  pre_order: 'I need the day the pre-order begins, like 20 November or “two weeks before”; or no.',
  original_release:
    'If any of it came out before, anywhere, I need the first date, like 4 May 2019. If most of it is new, say that it is new.',
  territories: 'I need the names of countries, or worldwide; “everywhere except Japan” works too.',
  stores: 'I need the names of stores, or all; “all except TikTok” works too.',
  codes:
    'I need the codes themselves: a UPC has 12 or 13 digits, and an ISRC looks like USABC2600001. If you don’t have any, say no.',
  preview_start: 'I can’t hear the track, so I need a time, like 0:45. Or let the stores choose.',
};

/** Replies for an artist who does not understand the question, or whose answer we do not understand. */
export const thisQuestion = {
  meaning: { topic: 'what this question means', conceptLists: [], answer: ({ step }) => explainStep(step) },
  which: {
    topic: 'which of the tracks',
    conceptLists: [],
    answer: 'For which tracks? Say it like “only track 2”, “1 and 3 yes, the others no”, or “all of them”.',
  },
  form: {
    topic: 'what I need here',
    conceptLists: [],
    answer: ({ step }) => FORMAT_BY_STEP[step] ?? explainStep(step),
  },
  title: {
    topic: 'a title to begin with',
    conceptLists: [],
    answer: 'I need a title to start with. A working title will do: you can change it at any time until you submit.',
  },
  keepsOne: {
    topic: 'a list without names',
    conceptLists: [],
    answer: 'I can’t remove the last name from a list. Tell me who belongs there, and then who to remove.',
  },
  wrong: {
    topic: 'something is wrong',
    conceptLists: [],
    answer: 'Let’s fix it: what is it now, and what should it be? The release next to the chat shows what is saved.',
  },
} as const satisfies Record<string, Intent>;

/** The topic for a question that we cannot answer. */
export const UNKNOWN_QUESTION = 'another question';
