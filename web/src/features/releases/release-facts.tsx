import type { ReactNode } from 'react';
import { releaseFields, trackFields } from '../../../../shared/releases/fields.ts';
import { orderedTracks } from '../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { rightsLineText } from '../../../../shared/releases/rights-line-text.ts';
import type { Track } from '../../../../shared/releases/track.ts';
import { duration } from '../../lib/format.ts';
import { EditorSection } from './editor-section.tsx';
import { Facts } from './facts.tsx';
import { salesStartText } from './messages.ts';
import { audioLanguageName, genreName, languageName } from './reference-choices.ts';

type Props = {
  release: Release;
  /** Under the facts of a track: its player, where there is one. */
  audioOf?: (track: Track, number: number) => ReactNode;
};

/** A release that cannot be changed: every value, no controls. */
export function ReleaseFacts({ release, audioOf }: Props) {
  const { title, version, primaryGenre, metadataLanguage, pLine, cLine, recordLabel, salesStart } = releaseFields;
  return (
    <div>
      <EditorSection title={title.section}>
        <Facts
          rows={[
            [title.label, release.title],
            [version.label, release.version],
            [primaryGenre.label, genreName(release.primaryGenre)],
            [metadataLanguage.label, languageName(release.metadataLanguage)],
          ]}
        />
      </EditorSection>
      <EditorSection title="Tracks">
        {orderedTracks(release).map((track, i) => (
          <section
            key={track.id}
            aria-label={`Track ${i + 1}`}
            className="grid gap-3 border-line not-first:border-t not-first:pt-5"
          >
            <h3 className="text-body tabular-nums">Track {i + 1}</h3>
            <Facts
              rows={[
                [trackFields.title.label, track.title],
                [trackFields.artists.label, track.artists.map(({ name }) => name).join(', ')],
                [trackFields.explicit.label, track.explicit],
                [trackFields.audioLanguage.label, audioLanguageName(track.audioLanguage)],
                ...(audioOf
                  ? []
                  : [
                      [
                        'Audio file',
                        track.audio && `${track.audio.fileName}, ${duration(track.audio.durationMs)}`,
                      ] as const,
                    ]),
              ]}
            />
            {audioOf?.(track, i + 1)}
          </section>
        ))}
      </EditorSection>
      <EditorSection title={pLine.section}>
        <Facts
          rows={[
            [pLine.label, rightsLineText(release.pLine)],
            [cLine.label, rightsLineText(release.cLine)],
            [recordLabel.label, release.recordLabel],
          ]}
        />
      </EditorSection>
      <EditorSection title={salesStart.section}>
        <Facts rows={[[salesStart.label, salesStartText(release.salesStart)]]} />
      </EditorSection>
    </div>
  );
}
