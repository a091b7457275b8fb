import { Suspense, useRef } from 'react';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { openFindings } from '../../../../../shared/rules/release-findings.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { moveBetweenCells } from './move-between-cells.ts';
import { closeOnEscape, useOpenTrack } from './open-track.ts';
import { columns } from './track-columns.ts';
import { TrackRow } from './track-row.tsx';

const TickedTracks = lazyWithRetry(() => import('./ticked-tracks.tsx'));

type Props = {
  release: Release;
  onMove: (from: number, to: number) => void;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
};

/** Each column's name for screen readers, and the shorter text that is shown if there is room. */
const headings: [keyof typeof columns, words: string, seen?: string][] = [
  ['play', 'Play'],
  ['title', 'Title', 'Title'],
  ['version', 'Version', 'Version'],
  ['time', 'Time', 'Time'],
  ['explicit', 'Explicit', 'E'],
  ['artists', 'Artists', 'Artists'],
  ['state', 'State', 'State'],
  ['actions', 'Actions'],
];

/** Classes that align a heading with its cells. */
const headingClasses: Partial<Record<keyof typeof columns, string>> = {
  time: 'text-right',
  explicit: 'text-center',
  state: '',
};

/**
 * The tracks of an album, one row each. Tab and the arrow keys move between cells; Enter in a title opens the track's
 * panel.
 */
export function TracksTable({ release, onMove, ticked, onTick }: Props) {
  const opened = useOpenTrack(release);
  const tracks = orderedTracks(release);
  const findings = openFindings(release, new Date());
  const lastTicked = useRef<number>(undefined);
  const tick = (index: number, isTicked: boolean, isRange: boolean) => {
    const from = isRange ? (lastTicked.current ?? index) : index;
    const [first, last] = from < index ? [from, index] : [index, from];
    const next = new Set(ticked);
    for (const { id } of tracks.slice(first, last + 1)) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    lastTicked.current = index;
    onTick(next);
  };
  return (
    <div className="@container grid gap-2">
      <table
        aria-label="Tracks, in order"
        onKeyDown={(event) => {
          moveBetweenCells(event);
          if (opened) closeOnEscape(event);
        }}
        className="w-full table-fixed text-small"
      >
        <thead>
          <tr className="h-9 text-left text-soft *:font-normal">
            <th className={columns.handle}>
              <span className="sr-only">Order</span>
            </th>
            <th className={columns.number}>
              <span className="@md:hidden">#</span>
              <span className="hidden @md:block">
                <Checkbox
                  label="Select all tracks"
                  labelHidden
                  checked={ticked.size === tracks.length ? true : ticked.size > 0 ? 'mixed' : false}
                  onChange={(isOn) => onTick(new Set(isOn ? tracks.map(({ id }) => id) : []))}
                />
              </span>
            </th>
            {headings.map(([name, words, seen]) => (
              <th key={name} scope="col" className={columns[name]}>
                <span aria-hidden={seen !== words} className={classes('block', headingClasses[name] ?? 'px-2')}>
                  {seen}
                </span>
                {seen !== words && <span className="sr-only">{words}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <SortableList
          rows
          label="Tracks, in order"
          items={tracks}
          keyOf={({ id }) => id}
          nameOf={({ title }, i) => title || `Track ${i + 1}`}
          onMove={onMove}
          className="*:border-t *:border-line"
        >
          {(track, i, handle) => (
            <TrackRow
              release={release}
              track={track}
              number={i + 1}
              handle={handle}
              onMove={(to) => onMove(i, to)}
              findings={findings.filter(({ place }) => place.trackId === track.id)}
              isOpen={track.id === opened}
              isTicked={ticked.has(track.id)}
              onTick={(isTicked, isRange) => tick(i, isTicked, isRange)}
            />
          )}
        </SortableList>
      </table>
      {ticked.size > 0 && (
        <Suspense>
          <TickedTracks release={release} ticked={ticked} onDone={() => onTick(new Set())} />
        </Suspense>
      )}
    </div>
  );
}
