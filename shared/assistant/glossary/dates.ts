import type { Term } from './term.ts';

/** Terms about dates, delivery and takedown. */
export const dateTerms: readonly Term[] = [
  {
    term: 'Sales start date',
    also: ['release date', 'sales start', 'release day', 'street date'],
    means:
      'The day a release goes on sale. A date more than 4 weeks ahead gives stores and playlist editors the time they need.',
  },
  {
    term: 'Original release date',
    also: ['first release date', 'original date', 'original release'],
    means: 'The day the music first came out, anywhere. New music has none.',
  },
  {
    term: 'Pre-order',
    also: ['preorder', 'pre orders', 'pre order date'],
    means: 'Fans buy or save a release before it is out. It can begin at most 365 days before the sales start.',
  },
  {
    term: 'Pre-save',
    also: ['presave', 'pre saves', 'pre add'],
    means: 'Fans save a release before it is out, and it’s in their library on release day.',
  },
  {
    term: 'As soon as possible',
    also: ['asap'],
    means: 'A sales start without a day: the release goes out as fast as each store takes it.',
  },
  {
    term: 'Delivery',
    also: ['deliver', 'delivery time', 'processing time'],
    means: 'Sending a release to the stores after its review: 3-5 business days with a plan, 10-15 without.',
  },
  {
    term: 'Takedown',
    also: ['take down', 'takedowns', 'removal'],
    means: 'Removing a release from the stores. It can take a few days until every store has done it.',
  },
  {
    term: 'Release Friday',
    also: ['friday', 'new music friday'],
    means:
      'Most music comes out on a Friday, because charts and playlists start their week then. It’s a custom, not a rule.',
  },
];
