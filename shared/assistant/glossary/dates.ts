import type { Term } from './term.ts';

/** Terms about dates, delivery and takedown. */
export const datesTerms: readonly Term[] = [
  {
    term: 'Sales start date',
    also: ['release date', 'sales start', 'release day', 'street date'],
    means:
      'The day on which a release is in the stores. More than 4 weeks ahead gives stores and playlist editors the time that they need.',
  },
  {
    term: 'Original release date',
    also: ['first release date', 'original date', 'original release'],
    means: 'The day on which the music was first out, anywhere. New music has none.',
  },
  {
    term: 'Pre-order',
    also: ['preorder', 'pre orders', 'pre order date'],
    means: 'Fans buy or save a release before it is out. It begins at most 365 days before the sales start.',
  },
  {
    term: 'Pre-save',
    also: ['presave', 'pre saves', 'pre add'],
    means: 'A fan saves a release before it is out, and it is in their library on the first day.',
  },
  {
    term: 'As soon as possible',
    also: ['asap'],
    means: 'A sales start without a day: the release goes out as fast as each store takes it.',
  },
  {
    term: 'Delivery',
    also: ['deliver', 'delivery time', 'processing time'],
    means: 'The way of a release to the stores after it was looked at: 3-5 business days with a plan, 10-15 without.',
  },
  {
    term: 'Takedown',
    also: ['take down', 'takedowns', 'removal'],
    means: 'Taking a release out of the stores again. It can take some days until each store has done it.',
  },
  {
    term: 'Release Friday',
    also: ['friday', 'new music friday'],
    means:
      'Most music comes out on a Friday, because charts and playlists begin their week then. It is a custom, not a rule.',
  },
];
