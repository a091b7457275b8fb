/** What a listener did, as far as a statement tells it. */
export type Use = 'stream' | 'download' | 'video' | 'performance' | 'other';

const words: readonly (readonly [Use, RegExp])[] = [
  ['download', /download|permanent|\bsong\b|\balbum\b|\btrack sale\b|^sale$|ringtone/i],
  ['video', /video|\bugc\b|shorts/i],
  [
    'stream',
    /stream|subscription|premium|ad-?\s?supported|^ads?$|free|family|student|listen|non-?interactive|on-?demand/i,
  ],
];

/** The kind of use that a statement's own words name. @param otherwise what its lines are when the words name none */
export const useOf = (text: string, otherwise: Use): Use => words.find(([, like]) => like.test(text))?.[0] ?? otherwise;
