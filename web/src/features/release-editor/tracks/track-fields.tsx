import type { ReactNode } from 'react';
import { isChangeId } from '../../../../../shared/change-id.ts';
import { type TrackField, trackFieldNames, trackFields } from '../../../../../shared/releases/fields.ts';
import { isFixedField } from '../../../../../shared/releases/fixed-fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { classes } from '../../../ui/classes.ts';
import { ApplyToAll } from '../fields/apply-to-all.tsx';
import { TrackFieldEditor } from '../fields/field-editor.tsx';
import { MoreFields } from '../fields/more-fields.tsx';

/** The drop zones for a track's files. The page provides them, because another feature uploads the files. */
export type TrackFiles = { audio: ReactNode; licence: ReactNode };

type Props = {
  release: Release;
  track: Track;
  files: TrackFiles;
  /** The tracks ticked in the list. */
  ticked: ReadonlySet<string>;
  /** Whether labels are above their fields. */
  isNarrow?: boolean;
};

/** Rarely used fields, folded under "More" until they have a value. */
const rarelyUsed: readonly TrackField[] = ['version', 'isrc', 'previewStartSeconds'];

/** All fields and files of one track. */
export function TrackFields({ release, track, files, ticked, isNarrow }: Props) {
  const optional = rarelyUsed.filter((name) => !isChangeId(release.id) || !isFixedField(name));
  const editor = (name: TrackField) => (
    <TrackFieldEditor
      key={name}
      release={release}
      track={track}
      name={name}
      below={
        <>
          <ApplyToAll release={release} track={track} name={name} ticked={ticked} />
          {name === 'containsCover' && (track.containsCover || track.licence) && files.licence}
        </>
      }
    />
  );
  return (
    <div className={classes('grid', isNarrow ? 'gap-4' : 'gap-1 max-sm:gap-4')}>
      <div className={isNarrow ? 'pb-1' : 'pb-4'}>{files.audio}</div>
      {trackFieldNames.filter((name) => !rarelyUsed.includes(name)).map(editor)}
      <MoreFields
        labels={optional.map((name) => trackFields[name].label)}
        isFilled={track.version !== '' || track.isrc !== '' || track.previewStartSeconds !== null}
      >
        {optional.map(editor)}
      </MoreFields>
    </div>
  );
}
