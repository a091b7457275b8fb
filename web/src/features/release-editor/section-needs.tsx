import { missingItems, requiredItems } from '../../../../shared/releases/completeness.ts';
import type { Section } from '../../../../shared/releases/field-kinds.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { sectionOf } from './field-ids.ts';

/** What a section still needs before the release can be submitted. */
export function SectionNeeds({ release, section }: { release: Release; section: Section }) {
  const names = missingItems(release)
    .filter((item) => sectionOf[item] === section)
    .map((item) => requiredItems[item].name);
  return names.length > 0 && <span className="text-ready">Needs {names.join(', ')}</span>;
}
