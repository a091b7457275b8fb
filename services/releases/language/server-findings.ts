import type { Release } from '../../../shared/releases/release.ts';
import { type FindingsReply, findingsReply } from '../../../shared/rules/findings-reply.ts';
import { textsOf } from '../../../shared/rules/release-texts.ts';
import { recognizeLanguage } from './recognize-language.ts';

/** The findings about a release, with those that only the server can find (product 39.2). */
export async function serverFindings(release: Release, now: Date): Promise<FindingsReply> {
  const titles = textsOf(release).flatMap(({ kind, value }) => (kind === 'title' ? [value] : []));
  return findingsReply(release, now, await recognizeLanguage([...new Set(titles)], release.metadataLanguage));
}
