import { Ellipsis, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { creditsText } from '../../../../../shared/releases/field-text.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import type { Finding } from '../../../../../shared/rules/release-findings.ts';
import { duration } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PlayButton } from '../../release-view/play-button.tsx';
import { FieldStatus } from '../../saving-field/field-status.tsx';
import type { SavingField } from '../../saving-field/use-saving-field.ts';
import { cellId, fieldId } from '../fields/field-ids.ts';
import { useTrackField } from '../fields/use-release-field.ts';
import { ExplicitCell } from './explicit-cell.tsx';
import { openButtonId, openTrack, showField } from './open-track.ts';
import { TextCell } from './text-cell.tsx';
import { columns } from './track-columns.ts';
import { TrackMenuButton, type TrackMenuProps } from './track-menu-button.tsx';
import { TrackState } from './track-state.tsx';

type Props = TrackMenuProps & {
  release: Release;
  track: Track;
  number: number;
  /** The drag handle. */
  handle: ReactNode;
  findings: readonly Finding[];
  isOpen: boolean;
  isTicked: boolean;
  /** @param isRange whether Shift was pressed, which selects all tracks from the one that was ticked before */
  onTick: (isTicked: boolean, isRange: boolean) => void;
};

/** Shows rarely used controls only when their row is hovered or focused. */
const shownOnHover =
  'transition-opacity pointer-fine:opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100';

const says = ({ state }: SavingField<never> | SavingField<string>) => state.phase !== 'rest' && state.phase !== 'typed';

/** A track's row in the list. Values that differ between tracks are edited here, the others in the track's panel. */
export function TrackRow(props: Props) {
  const { release, track, number, handle, findings, isOpen, isTicked, onTick } = props;
  const title = useTrackField(release, track, 'title');
  const version = useTrackField(release, track, 'version');
  const explicit = useTrackField(release, track, 'explicit');
  const open = () => openTrack(track.id);
  const cell = (name: keyof typeof columns) => classes('align-top', columns[name], isOpen && 'bg-sunken');
  let shift = false;
  return (
    <>
      <td className={cell('handle')}>
        <span className={classes('flex h-10 items-center', shownOnHover)}>{handle}</span>
      </td>
      <td className={cell('number')}>
        <span className="flex h-10 items-center pl-1 text-soft tabular-nums @md:hidden">{number}</span>
        <span
          onClickCapture={(event) => {
            shift = event.shiftKey;
          }}
          className="hidden h-10 items-center @md:flex [&_label]:pl-1.5 [&_label]:leading-6 [&_label]:text-soft [&_label]:tabular-nums"
        >
          <Checkbox
            label={
              <>
                <span className="sr-only">Select track </span>
                {number}
              </>
            }
            checked={isTicked}
            onChange={(isOn) => onTick(isOn, shift)}
          />
        </span>
      </td>
      <td className={cell('play')}>
        <span className="flex h-10 items-center">
          <PlayButton release={release} trackId={track.id} />
        </span>
      </td>
      <td className={cell('title')}>
        <TextCell
          id={cellId('title', track.id)}
          label={`Title of track ${number}`}
          placeholder="Add title"
          field={title}
          onOpen={open}
        />
      </td>
      <td className={cell('version')}>
        <TextCell
          id={cellId('version', track.id)}
          label={`Version of track ${number}`}
          placeholder="–"
          field={version}
          onOpen={open}
        />
      </td>
      <td className={classes(cell('time'), 'text-soft tabular-nums')}>
        <span className="flex h-10 items-center justify-end">{track.audio && duration(track.audio.durationMs)}</span>
      </td>
      <td className={cell('explicit')}>
        <span className="grid h-10 items-center">
          <ExplicitCell label={`Explicit content of track ${number}`} field={explicit} />
        </span>
      </td>
      <td className={cell('artists')}>
        <button
          type="button"
          aria-label={`Artists of track ${number}: ${creditsText(track.artists, 'Primary') || 'none'}`}
          onClick={() => showField(fieldId('artists', track.id))}
          className="block h-10 w-full truncate px-2 text-left text-soft hover:text-ink"
        >
          {creditsText(track.artists, 'Primary') || 'Add artists'}
        </button>
      </td>
      <td className={cell('state')}>
        <span className="flex min-h-10 flex-wrap items-center">
          {says(title) ? (
            <FieldStatus field={title} label={`Title of track ${number}`} />
          ) : says(version) ? (
            <FieldStatus field={version} label={`Version of track ${number}`} />
          ) : says(explicit) ? (
            <FieldStatus field={explicit} label={`Explicit content of track ${number}`} />
          ) : (
            <TrackState releaseId={release.id} track={track} findings={findings} />
          )}
        </span>
      </td>
      <td className={cell('actions')}>
        <span className="flex h-10 items-center justify-end">
          <IconButton
            id={openButtonId(track.id)}
            label={`Open track ${number}`}
            aria-expanded={isOpen}
            className="text-soft"
            onClick={open}
          >
            <PanelRight />
          </IconButton>
          <span className="hidden @md:flex">
            <TrackMenuButton {...props}>
              <IconButton label={`More actions for track ${number}`} className="text-soft">
                <Ellipsis />
              </IconButton>
            </TrackMenuButton>
          </span>
        </span>
      </td>
    </>
  );
}
