import type { Release } from '../releases/release.ts';
import { releaseLines } from './release-lines.ts';

/** Lists what is filled in so far, or says that nothing is if there is no release yet. */
export function summaryText(release: Release | null): string {
  if (!release) return 'Nothing is filled in yet: we’ve only just started.';
  const lines = releaseLines(release).filter(({ text }) => text !== '');
  return ['Here’s what is filled in so far:', ...lines.map(({ label, text }) => `- ${label}: ${text}`)].join('\n');
}
