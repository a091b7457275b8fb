import type { OfficeCard } from '../../../../shared/releases/card.ts';

/**
 * The warning before an export about releases that were not reviewed; empty if all of them look good (product 14.12).
 */
export function exportWarnings(cards: readonly Pick<OfficeCard, 'looksGoodBy' | 'isReviewed'>[]): string[] {
  const unmarked = cards.filter(({ looksGoodBy }) => looksGoodBy === null);
  const unopened = unmarked.filter(({ isReviewed }) => !isReviewed);
  const all = cards.length;
  return [
    ...counted(unmarked.length, all, {
      one: 'It is not marked “Looks good”.',
      none: `None of the ${all} is marked “Looks good”.`,
      some: (count) => `${count} of the ${all} ${count === 1 ? 'is' : 'are'} not marked “Looks good”.`,
    }),
    ...counted(unopened.length, all, {
      one: 'No one has opened it for review.',
      none: `None of the ${all} was opened for review.`,
      some: (count) => `${count} of the ${all} ${count === 1 ? 'was' : 'were'} never opened for review.`,
    }),
  ];
}

type Words = { one: string; none: string; some: (count: number) => string };

function counted(count: number, all: number, { one, none, some }: Words): string[] {
  if (count === 0) return [];
  if (count < all) return [some(count)];
  return [all === 1 ? one : none];
}
