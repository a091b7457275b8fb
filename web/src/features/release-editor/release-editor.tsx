import { type ReactNode, Suspense, useEffect } from 'react';
import { isChangeId } from '../../../../shared/change-id.ts';
import { isListed } from '../../../../shared/is-listed.ts';
import { type Section, sections } from '../../../../shared/releases/field-kinds.ts';
import { type ReleaseField, releaseFieldNames, releaseFields } from '../../../../shared/releases/fields.ts';
import { isPastReleaseDay } from '../../../../shared/releases/fixed-fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { CONTENT_ID } from '../../../../shared/releases/stores-of-new.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { editOf } from '../../data/edits/edit-store.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { derivedFacts } from '../release-view/derived-facts.ts';
import { Facts } from '../release-view/facts.tsx';
import { EditorSection } from './editor-section.tsx';
import { askWithKey } from './fields/ask-link.tsx';
import { ReleaseFieldEditor } from './fields/field-editor.tsx';
import { findingsAt } from './fields/field-findings.tsx';
import { MoreFields } from './fields/more-fields.tsx';
import { preloadChecks } from './fields/with-checks.ts';
import { SectionNeeds } from './needs/section-needs.tsx';
import type { TrackFiles } from './tracks/track-fields.tsx';
import { TracksSection } from './tracks/tracks-section.tsx';

const ContentIdField = lazyWithRetry(() => import('./fields/content-id-field.tsx'));

type Props = {
  release: Release;
  isActive: boolean;
  /** The drop zone for the cover. The page provides the drop zones, because another feature uploads the files. */
  cover: ReactNode;
  filesOf: (track: Track, number: number) => TrackFiles;
  begin: ReactNode;
};

/** Rarely used fields, folded under "More" until they have a value. */
const optional = [
  'version',
  'secondaryGenre',
  'preOrder',
  'originalRelease',
] as const satisfies readonly ReleaseField[];

/** Dates that cannot change after the release day (product 35.3). */
const fixedDates = ['salesStart', 'preOrder'] as const satisfies readonly ReleaseField[];

const fieldsOf = (section: Section) => releaseFieldNames.filter((name) => releaseFields[name].section === section);

/** Whether a field has a saved or typed value. */
const isFilled = (release: Release, name: ReleaseField) =>
  release[name] !== '' || editOf(`${release.id} ${name}`).phase !== 'rest';

/** Every field of a draft, in the seven sections of product 6.1. Each field saves itself. */
export function ReleaseEditor({ release, isActive, cover, filesOf, begin }: Props) {
  useEffect(() => whenIdle(preloadChecks), []);
  const isChange = isChangeId(release.id);
  const areDatesFixed = isChange && isPastReleaseDay(release, new Date());
  const editor = (name: ReleaseField) =>
    name === 'contentId' ? (
      release.stores.includes(CONTENT_ID) && (
        <Suspense key={name}>
          <ContentIdField release={release} />
        </Suspense>
      )
    ) : (
      <ReleaseFieldEditor key={name} release={release} name={name} />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key for every field inside
    <div onKeyDown={askWithKey}>
      {sections.map((section) => {
        if (section === 'Tracks')
          return <TracksSection key={section} release={release} isActive={isActive} filesOf={filesOf} begin={begin} />;
        const isCodes = section === 'Album Identifiers';
        if (isCodes && isChange) return null;
        const fields = fieldsOf(section).filter((name) => !areDatesFixed || !isListed(fixedDates, name));
        const more = fields.filter((name) => isListed(optional, name));
        return (
          <EditorSection
            key={section}
            title={section}
            folded={isCodes && !isFilled(release, 'upc')}
            aside={isCodes ? 'Already released elsewhere?' : <SectionNeeds release={release} section={section} />}
          >
            {section === 'Album Information' && <div className="pb-4">{cover}</div>}
            {fields.filter((name) => !isListed(optional, name)).map(editor)}
            {more.length > 0 && (
              <MoreFields
                labels={more.map((name) => releaseFields[name].label)}
                isFilled={more.some(
                  (name) => isFilled(release, name) || findingsAt(release, { field: name }).length > 0,
                )}
              >
                {more.map(editor)}
              </MoreFields>
            )}
            <Derived release={release} section={section} />
          </EditorSection>
        );
      })}
    </div>
  );
}

/** A section's values that are derived from the tracks. */
function Derived({ release, section }: { release: Release; section: Section }) {
  const rows = derivedFacts(release, section);
  if (rows.length === 0) return null;
  return (
    <div className="grid gap-3 pt-3">
      {release.trackIds.length > 0 && <Facts rows={rows} side onlyGiven />}
      <p className="text-small text-soft">
        These come from the tracks. Change them there.
        {section === 'Album Information' && ' A release with 4 or more primary artists is a compilation.'}
      </p>
    </div>
  );
}
