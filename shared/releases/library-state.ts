import { isReady, type Readiness } from '../rules/is-ready.ts';
import type { ReleaseStatus } from './release-status.ts';

/**
 * The states of a release in its artist's library (product 4.3): 'ready' is a draft that can be submitted, 'changes'
 * means that the office sent it back, 'withdrawn' that no store has it any more, or ever had it.
 */
export const libraryStates = ['draft', 'ready', 'changes', 'submitted', 'delivered', 'withdrawn'] as const;
export type LibraryState = (typeof libraryStates)[number];

type Of = Readiness & { status: ReleaseStatus };

/** The state of a release in the library, for its tabs, counts and cards. */
export function libraryStateOf({ status, ...readiness }: Of): LibraryState {
  switch (status) {
    case 'draft':
    case 'changing':
      return isReady(readiness) ? 'ready' : 'draft';
    case 'changes_requested':
      return 'changes';
    case 'submitted':
      return 'submitted';
    case 'exported':
      return 'delivered';
    case 'withdrawn':
      return 'withdrawn';
  }
}

/** The number of releases in each state. */
export type LibraryCounts = Record<LibraryState, number>;

export function countStates(cards: readonly Of[]): LibraryCounts {
  const counts: LibraryCounts = { draft: 0, ready: 0, changes: 0, submitted: 0, delivered: 0, withdrawn: 0 };
  for (const card of cards) counts[libraryStateOf(card)] += 1;
  return counts;
}

/** The number of releases in all states. */
export const countOf = (counts: LibraryCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
