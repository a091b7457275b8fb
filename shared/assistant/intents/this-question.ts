import { meaningOf } from '../glossary.ts';
import { questions } from '../questions.ts';
import type { Step } from '../step.ts';
import type { Intent } from './intent.ts';

/** The word of the trade that a question is about. */
const TERM: Partial<Record<Step, string>> = {
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
  cover_licence: 'Mechanical licence',
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

/** What the question that stands is about, and why it is asked. */
function explained(step: Step): string {
  const { why } = questions[step];
  const means = meaningOf(TERM[step] ?? '')?.means ?? '';
  // Where a term and a reason begin alike, once is enough.
  return means === '' || why.slice(0, 20) === means.slice(0, 20) ? why : `${means} ${why}`;
}

/** What is said when somebody does not understand a question, and when we do not understand theirs. */
export const thisQuestion = {
  meaning: {
    topic: 'what this question means',
    asked: [],
    answer: ({ step }) => explained(step),
  },
  which: {
    topic: 'which of the tracks',
    asked: [],
    answer: 'For which tracks? Say it like “only track 2”, “1 and 3 yes, the others no”, or “all of them”.',
  },
  unknown: {
    topic: 'another question',
    asked: [],
    answer: ({ step }) =>
      `I have no answer to that, and will not guess. A person has, at /contact, and many questions are answered at /faq. About the question here: ${questions[step].why}`,
  },
} as const satisfies Record<string, Intent>;
