import type { ListedMatch, NameKind, NameMatch } from '../../../../shared/payouts/payout.ts';

const nameKindText: Record<NameKind, string> = {
  'artist-name': 'Artist name',
  'full-name': 'Full name',
  'account-holder': 'Account holder',
  'tax-form': 'Name on the tax form',
};

const nameMatchText: Record<NameMatch, string> = {
  same: 'the same words',
  letters: 'the same letters in another alphabet, or letters that look like them',
  spelling: 'another spelling of the same name',
  joined: 'the same name with different spaces',
  'one-letter': 'all but one letter',
};

/** Describes which of the artist's names matched a listed one, and how (product 27.5). */
export const listedMatchText = ({ of, match }: Pick<ListedMatch, 'of' | 'match'>): string =>
  `${of ? nameKindText[of] : 'One of the names'}: ${nameMatchText[match]}`;
