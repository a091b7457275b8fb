import type { ReactNode } from 'react';
import { dateAdvice } from '../../../../shared/releases/date-advice.ts';
import { type Section, sections } from '../../../../shared/releases/field-kinds.ts';
import { releaseFieldNames, releaseFields } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { derivedFacts } from '../release-view/derived-facts.ts';
import { Facts } from '../release-view/facts.tsx';
import { askWithKey } from './ask-link.tsx';
import { EditorSection } from './editor-section.tsx';
import { ReleaseFieldEditor } from './field-editor.tsx';
import { SectionNeeds } from './section-needs.tsx';
import type { TrackFiles } from './track-item.tsx';
import { TracksSection } from './tracks-section.tsx';

type Props = {
  release: Release;
  isActive: boolean;
  /** The places for files come from the page: another feature sends them. */
  cover: ReactNode;
  filesOf: (track: Track, number: number) => TrackFiles;
};

const fieldsOf = (section: Section) => releaseFieldNames.filter((name) => releaseFields[name].section === section);

/** Every field of a draft, in the seven sections of product 6.1. Each one saves itself. */
export function ReleaseEditor({ release, isActive, cover, filesOf }: Props) {
  const advice = dateAdvice(release, new Date());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of every field inside
    <div onKeyDown={askWithKey}>
      {sections.map((section) => {
        if (section === 'Tracks')
          return <TracksSection key={section} release={release} isActive={isActive} filesOf={filesOf} />;
        const derived = derivedFacts(release, section);
        return (
          <EditorSection key={section} title={section} aside={<SectionNeeds release={release} section={section} />}>
            {section === 'Album Information' && <div className="pb-4">{cover}</div>}
            {fieldsOf(section).map((name) => (
              <ReleaseFieldEditor key={name} release={release} name={name} advice={advice[name]} />
            ))}
            {derived.length > 0 && (
              <div className="grid gap-3 pt-3">
                <Facts rows={derived} side />
                <p className="text-small text-soft">
                  These follow from the tracks. Change them there.
                  {section === 'Album Information' && ' With 4 or more primary artists it is a compilation.'}
                </p>
              </div>
            )}
          </EditorSection>
        );
      })}
    </div>
  );
}
