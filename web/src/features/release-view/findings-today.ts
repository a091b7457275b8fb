import type { Release } from '../../../../shared/releases/release.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { releaseFindings } from '../../../../shared/rules/release-findings.ts';

const known = new WeakMap<Release, readonly Finding[]>();

/**
 * The current findings about a release, computed once for all fields of a page.
 * @param titlesLanguage the language that the server has recognized, for the field that shows it
 */
export function findingsToday(release: Release, titlesLanguage?: string): readonly Finding[] {
  if (titlesLanguage !== undefined) return releaseFindings(release, new Date(), titlesLanguage);
  const findings = known.get(release) ?? releaseFindings(release, new Date());
  known.set(release, findings);
  return findings;
}
