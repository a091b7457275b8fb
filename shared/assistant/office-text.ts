import type { Release } from '../releases/release.ts';
import type { Points } from './open-point.ts';

/** Lists the office's requests that are still open; '' if there are none (product 31.34). */
export function officeText({ open }: Points, release: Release | null): string {
  if (release?.status !== 'changes_requested') return '';
  const left = open.filter(({ kind }) => kind === 'office').map(({ where, text }) => where || text);
  if (left.length === 0) return 'Everything the office asked for is done.';
  return `The office is still waiting for: ${left.join('; ')}.`;
}
