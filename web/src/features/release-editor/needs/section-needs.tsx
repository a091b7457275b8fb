import { TriangleAlert } from 'lucide-react';
import { isListed } from '../../../../../shared/is-listed.ts';
import { missingItems, requiredItems } from '../../../../../shared/releases/completeness.ts';
import type { Section } from '../../../../../shared/releases/field-kinds.ts';
import { releaseFieldNames, releaseFields } from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { FindingPlace } from '../../../../../shared/rules/finding.ts';
import { findingsByCode } from '../../../../../shared/rules/readiness.ts';
import { isOpen } from '../../../../../shared/rules/release-findings.ts';
import { fixesText } from '../../../data/releases/messages/release.ts';
import { plural } from '../../../lib/format.ts';
import { findingsToday } from '../../release-view/findings-today.ts';
import { sectionOf } from '../fields/field-ids.ts';

/** The section in which the artist can fix a finding. */
const sectionAt = ({ field, trackId }: FindingPlace): Section => {
  if (trackId !== undefined) return 'Tracks';
  return isListed(releaseFieldNames, field) ? releaseFields[field].section : 'Album Information';
};

/** The items that a section still needs for submission, and the number of its findings and notes. */
export function SectionNeeds({ release, section }: { release: Release; section: Section }) {
  const names = missingItems(release)
    .filter((item) => sectionOf[item] === section)
    .map((item) => requiredItems[item].name);
  const here = findingsToday(release).filter(({ place }) => sectionAt(place) === section);
  const fixes = findingsByCode(here.filter(isOpen)).length;
  const notes = findingsByCode(here.filter(({ severity }) => severity === 'advice')).length;
  const texts = [
    names.length > 0 && `Needs ${names.join(', ')}`,
    fixes > 0 && fixesText(fixes),
    notes > 0 && plural(notes, 'note'),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-ready">
      {fixes + notes > 0 && <TriangleAlert className="size-4 shrink-0" aria-hidden />}
      {texts.join(' · ')}
    </span>
  );
}
