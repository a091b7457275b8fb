import type { Term } from './term.ts';

/** Terms about earnings and payment. */
export const moneyTerms: readonly Term[] = [
  {
    term: 'Royalties',
    also: ['royalty', 'royalty payment'],
    means:
      'Your part of what stores earn with your music. They come each month, 45-60 days after the month in which they were earned.',
  },
  {
    term: 'Stream',
    also: ['streams', 'streaming', 'plays'],
    means:
      'One play of a track in a store, mostly counted from 30 seconds on. What it pays differs by store, country and kind of account.',
  },
  { term: 'Download', also: ['downloads'], means: 'A track or release that somebody bought as a file.' },
  {
    term: 'Royalty split',
    also: ['splits', 'split', 'revenue split', 'splitting royalties'],
    means:
      "Parts of a track's royalties for the people who made it with you. You invite them; what nobody accepted is kept for them.",
  },
  {
    term: 'Commission',
    also: ['commissions', 'cut'],
    means: 'What a distributor keeps of the royalties. With a plan it is nothing; without one you keep 95%.',
  },
  {
    term: 'Plan',
    also: ['plans', 'price', 'pricing', 'cost', 'costs', 'how much'],
    means:
      'What a release costs, once: Single $3.00, EP $6.00, Album $9.00, and all of the royalties stay yours. Without one it is free, and you keep 95%.',
  },
  {
    term: 'Advance',
    also: ['advances', 'recoup', 'recoupment'],
    means: 'Money that is paid before it is earned, and paid back out of the royalties.',
  },
  {
    term: 'Payout',
    also: ['payouts', 'withdrawal', 'getting paid'],
    means: 'Money that goes from your balance to your bank, PayPal or crypto wallet, from $50 on.',
  },
  {
    term: 'Statement',
    also: ['statements', 'royalty statement', 'sales report'],
    means: "A store's list of what was played and sold, with what it pays. Your earnings come out of it.",
  },
  {
    term: 'Distributor',
    also: ['distributors', 'distribution', 'digital distribution', 'aggregator'],
    means: 'Who brings music into the stores and collects the money there.',
  },
  {
    term: 'Playlist',
    also: ['playlists', 'playlisting', 'editorial playlist', 'playlist pitching'],
    means:
      'A list of tracks that people listen to. Editors of stores choose some of them, and want to hear a track weeks before.',
  },
  {
    term: 'Smart link',
    also: ['smart links', 'smartlink', 'link in bio'],
    means: 'One address that leads each fan to the store that they use.',
  },
  {
    term: 'Review',
    also: ['review sheet', 'review of the office', 'checking'],
    means:
      'Before a release goes to the stores somebody looks at it. If something is wrong you are told what, and submit again.',
  },
  {
    term: 'Submit',
    also: ['submission', 'submitting'],
    means:
      'Handing a release over for review. You do it yourself, on the review sheet; the number of tracks is fixed then.',
  },
];
