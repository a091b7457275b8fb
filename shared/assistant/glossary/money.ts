import type { Term } from './term.ts';

/** Terms about earnings and payment. */
export const moneyTerms: readonly Term[] = [
  {
    term: 'Royalties',
    also: ['royalty', 'royalty payment'],
    means:
      'Your part of what stores earn with your music. They arrive monthly, 45-60 days after the month they were earned in.',
  },
  {
    term: 'Stream',
    also: ['streams', 'streaming', 'plays'],
    means:
      'One play of a track in a store, usually counted from 30 seconds. Pay depends on the store, the country and the listener’s account.',
  },
  { term: 'Download', also: ['downloads'], means: 'A track or release that someone bought as a file.' },
  {
    term: 'Royalty split',
    also: ['splits', 'split', 'revenue split', 'splitting royalties'],
    means:
      "Parts of a track's royalties for the people who made it with you. You invite them, and their part is kept for them until they accept.",
  },
  {
    term: 'Commission',
    also: ['commissions', 'cut'],
    means: 'The part of the royalties a distributor keeps. With a plan it is nothing; without one you keep 95%.',
  },
  {
    term: 'Plan',
    also: ['plans', 'price', 'pricing', 'cost', 'costs', 'how much'],
    means:
      'The one-time price of a release: Single $3.00, EP $6.00, Album $9.00, and all the royalties stay yours. Without a plan it is free, and you keep 95%.',
  },
  {
    term: 'Advance',
    also: ['advances', 'recoup', 'recoupment'],
    means: 'Money that is paid before it is earned, and repaid from the royalties.',
  },
  {
    term: 'Payout',
    also: ['payouts', 'withdrawal', 'getting paid'],
    means: 'Money paid from your balance to your bank, PayPal or crypto wallet, starting at $50.',
  },
  {
    term: 'Statement',
    also: ['statements', 'royalty statement', 'sales report'],
    means: 'A store’s report of what was played and sold, and what it pays. Your earnings come from it.',
  },
  {
    term: 'Distributor',
    also: ['distributors', 'distribution', 'digital distribution', 'aggregator'],
    means: 'A company that delivers music to stores and collects the money there.',
  },
  {
    term: 'Playlist',
    also: ['playlists', 'playlisting', 'editorial playlist', 'playlist pitching'],
    means:
      'A list of tracks that people listen to. Store editors put some of them together, and want to hear a track weeks ahead.',
  },
  {
    term: 'Smart link',
    also: ['smart links', 'smartlink', 'link in bio'],
    means: 'One link that takes each fan to the store they use.',
  },
  {
    term: 'Review',
    also: ['review sheet', 'review of the office', 'checking'],
    means:
      'Before a release goes to the stores, a person looks at it. If something is wrong, you’re told what, and you submit it again.',
  },
  {
    term: 'Submit',
    also: ['submission', 'submitting'],
    means:
      'Handing a release in for review. You do it yourself, on the review sheet. The number of tracks is fixed from then on.',
  },
];
