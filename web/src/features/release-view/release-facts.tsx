import type { ReactNode } from 'react';
import { type Section, sections } from '../../../../shared/releases/field-kinds.ts';
import { releaseTexts, trackTexts } from '../../../../shared/releases/field-text.ts';
import {
  type ReleaseField,
  releaseFieldNames,
  releaseFields,
  type TrackField,
  trackFieldNames,
  trackFields,
} from '../../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isReadOnly } from '../../../../shared/releases/release-status.ts';
import type { Licence, Track } from '../../../../shared/releases/track.ts';
import { duration } from '../../lib/format.ts';
import { derivedFacts } from './derived-facts.ts';
import { Facts } from './facts.tsx';
import { withFindings } from './with-findings.tsx';

type Props = {
  release: Release;
  /** Renders content below a track's facts, such as its player. */
  audioOf?: (track: Track, number: number) => ReactNode;
  /** Renders content beside the name of a track's licence, such as a link to open it. */
  licenceOf?: (licence: Licence, number: number) => ReactNode;
  /** Hides empty values. */
  onlyGiven?: boolean;
  /** With several tracks, folds the facts of each under its title. */
  folds?: boolean;
  /**
   * Shows all findings below their values, for a reviewer. By default, only the reasons that the artist has given are
   * shown.
   */
  findings?: boolean;
  /** The language that the server has recognized in the titles, for a reviewer. */
  titlesLanguage?: string | undefined;
};

/**
 * All values of a release in the editor's sections, read-only. Used after submission, during review and by the office.
 */
export function ReleaseFacts({ release, audioOf, licenceOf, onlyGiven, folds, findings: all, titlesLanguage }: Props) {
  const Fold = folds && release.trackIds.length > 1 ? Folded : Open;
  return (
    <div>
      {sections.map((section) => {
        const rows = section === 'Tracks' ? [] : rowsOf(section, release, { all, titlesLanguage });
        if (onlyGiven && section !== 'Tracks' && rows.every(([, value]) => !value)) return null;
        return (
          <section key={section} aria-label={section} className="grid gap-4 border-t border-line py-6 *:max-w-4xl">
            <h2 className="text-lead">{section}</h2>
            {section === 'Tracks' ? (
              orderedTracks(release).map((track, i) => (
                <section
                  key={track.id}
                  aria-label={`Track ${i + 1}`}
                  className="grid gap-3 border-line not-first-of-type:border-t not-first-of-type:pt-5"
                >
                  <Fold title={`${i + 1}. ${track.title || `Track ${i + 1}`}`}>
                    <Facts
                      onlyGiven={onlyGiven}
                      rows={[
                        ...trackFieldNames
                          .filter((name) => name !== 'stated')
                          .map(
                            (name) =>
                              [
                                trackFields[name].label,
                                withFindings(factText(name, trackText(track, name), release), release, {
                                  field: name,
                                  trackId: track.id,
                                  all,
                                }),
                              ] as const,
                          ),
                        [
                          'Mechanical license',
                          withLicence(
                            withFindings(track.licence?.fileName ?? '', release, {
                              field: 'licence',
                              trackId: track.id,
                              all,
                            }),
                            track.licence && licenceOf?.(track.licence, i + 1),
                          ),
                        ],
                        ...(audioOf ? [] : [['Audio file', audioText(track)] as const]),
                      ]}
                    />
                  </Fold>
                  {audioOf?.(track, i + 1)}
                </section>
              ))
            ) : (
              <Facts onlyGiven={onlyGiven} rows={rows} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** A section's values, including those derived from the tracks. */
const rowsOf = (
  section: Section,
  release: Release,
  shown: { all: boolean | undefined; titlesLanguage: string | undefined },
) => [
  ...releaseFieldNames
    .filter((name) => name !== 'stated')
    .filter((name) => releaseFields[name].section === section)
    .map((name) => {
      const text = factText(name, releaseText(release, name), release);
      return [releaseFields[name].label, withFindings(text, release, { field: name, ...shown })] as const;
    }),
  ...derivedFacts(release, section),
];

const withLicence = (name: ReactNode, opener: ReactNode): ReactNode =>
  opener ? (
    <span className="grid justify-items-start gap-2">
      <span>{name}</span>
      {opener}
    </span>
  ) : (
    name
  );

type Part = { title: string; children: ReactNode };

const Open = ({ title, children }: Part) => (
  <>
    <h3 className="text-body tabular-nums">{title}</h3>
    {children}
  </>
);

const Folded = ({ title, children }: Part) => (
  <details>
    <summary className="cursor-pointer py-1 pointer-coarse:py-2.5">
      <h3 className="inline text-body tabular-nums">{title}</h3>
    </summary>
    <div className="pt-3">{children}</div>
  </details>
);

/**
 * The text of a value. An empty code is assigned after submission, by the platform or the distributor (product 9.1). A
 * withdrawn release gets none.
 */
function factText(name: ReleaseField | TrackField, text: string, { status }: Release): string {
  if (text || (name !== 'upc' && name !== 'isrc')) return text;
  if (status === 'withdrawn') return 'Not assigned';
  return isReadOnly(status) ? 'Assigned by the distributor' : 'Assigned after submission';
}

const releaseText = <F extends ReleaseField>(release: Release, name: F) => releaseTexts[name](release[name]).label;
const trackText = <F extends TrackField>(track: Track, name: F) => trackTexts[name](track[name]).label;

const audioText = ({ audio }: Track) => audio && `${audio.fileName}, ${duration(audio.durationMs)}`;
