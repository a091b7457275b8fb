import type { ReleaseCard } from '../../shared/releases/card.ts';
import { isLive, isOwed } from './blocking-releases.ts';

const exportedAt = '2026-11-21T10:00:00.000Z';
type Card = Pick<ReleaseCard, 'status' | 'plan' | 'exportedAt'>;

test.each<[string, Card, boolean, boolean]>([
  ['a draft', { status: 'draft', plan: null, exportedAt: null }, false, false],
  ['a paid draft', { status: 'draft', plan: 'single', exportedAt: null }, false, true],
  ['a submitted release', { status: 'submitted', plan: null, exportedAt: null }, true, false],
  ['a release that was sent back', { status: 'changes_requested', plan: null, exportedAt: null }, true, false],
  ['a delivered release', { status: 'exported', plan: 'single', exportedAt }, true, false],
  ['a withdrawn release', { status: 'withdrawn', plan: null, exportedAt: null }, false, false],
  ['a withdrawn release before its refund', { status: 'withdrawn', plan: 'single', exportedAt: null }, false, true],
  ['a withdrawn release with an old plan', { status: 'withdrawn', plan: 'paid_5', exportedAt: null }, false, false],
  ['a release that was taken down', { status: 'withdrawn', plan: 'single', exportedAt }, false, false],
])('product 19.1: %s blocks the end of its account, or not', (_, card, live, owed) => {
  expect([isLive(card), isOwed(card)]).toEqual([live, owed]);
});
