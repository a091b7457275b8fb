import type { RequiredItem } from '../../../../../shared/releases/completeness.ts';

export type Line = { by: 'assistant' | 'artist'; text: string };

/**
 * Two excerpts of one conversation about a first release. Every line of the assistant is the product's real reply to
 * the preceding lines; some sentences are left out. A test runs the conversation and compares.
 */
export const excerpts: readonly (readonly Line[])[] = [
  [
    { by: 'assistant', text: 'What is the title of your release?' },
    { by: 'artist', text: 'Glass Hours' },
    { by: 'assistant', text: 'Saved. Title: Glass Hours.' },
  ],
  [
    {
      by: 'assistant',
      text: 'Are any of the tracks covers: your own recordings of songs that somebody else wrote? Which ones?',
    },
    { by: 'artist', text: 'The third one. What is a mechanical license?' },
    {
      by: 'assistant',
      text: 'Saved. Track 3, Cover song: yes.\n\nUnderstood. Cover songs: not a cover (tracks 1, 2 and 4), a cover (track 3).\n\nPermission from the owner of a song to sell your recording of it. A standard fee applies, and agencies arrange it in a few days. Add its PDF to the track.',
    },
  ],
];

/** Required items that are still missing at the end of the second excerpt. */
export const missingAtEnd: readonly RequiredItem[] = ['track', 'salesStart'];
