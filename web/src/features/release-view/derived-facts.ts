import { derivedCredits } from '../../../../shared/releases/derived-credits.ts';
import type { Section } from '../../../../shared/releases/field-kinds.ts';
import { creditsText, writersText } from '../../../../shared/releases/field-text.ts';
import type { Release } from '../../../../shared/releases/release.ts';

type Fact = readonly [name: string, value: string];

/**
 * Facts that are derived from a release's tracks (product 7.11). They are shown in a section, but never edited there.
 */
export function derivedFacts(release: Release, section: Section): Fact[] {
  const credits = derivedCredits(release);
  switch (section) {
    case 'Album Information':
      return [
        ['Release type', release.trackIds.length === 1 ? 'Single' : 'Album'],
        ['Explicit content', credits.explicit],
        ['Contains cover songs', credits.containsCovers ? 'Yes' : 'No'],
        ['Compilation', credits.isCompilation ? 'Yes' : 'No'],
      ];
    case 'Album Contributors':
      return [
        ['Album artist', creditsText(credits.artists, 'Primary')],
        ['Contributors', creditsText(credits.contributors, '')],
        ['Composers', writersText(credits.composers)],
        ['Lyricists', writersText(credits.lyricists)],
      ];
    default:
      return [];
  }
}
