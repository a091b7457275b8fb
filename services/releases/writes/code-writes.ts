import type { TrackId } from '../../../shared/ids.ts';
import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Write } from '../../platform/table.ts';
import { appendEvent } from './append-event.ts';
import { type Owned, type Part, releaseUpdate } from './release-write.ts';

/** A code of a release (its UPC, or a track's ISRC) with its previous value. */
type CodeChange = { trackId: TrackId | undefined; from: string; to: string };

/** Condition: the release was exported. */
const isExported: Part = {
  condition: '#status = :exported',
  names: { '#status': 'status' },
  values: { ':exported': 'exported' },
};

const changed = ({ trackId, from, to }: CodeChange, n: number): Part => {
  const path = trackId ? `tracks.#track${n}.isrc` : 'upc';
  return {
    set: [`${path} = :to${n}`],
    condition: `${path} = :from${n}`,
    ...(trackId && { names: { [`#track${n}`]: trackId } }),
    values: { [`:from${n}`]: from, [`:to${n}`]: to },
  };
};

/**
 * Enters the codes that the distributor assigned to an exported release. The artist has not changed anything, so the
 * release does not move up in the library.
 */
export const enterCodesWrite = (
  tableName: string,
  owned: Owned,
  { changes, event }: { changes: readonly CodeChange[]; event: OfficeEvent },
): Write => ({
  Update: releaseUpdate(tableName, owned, null, isExported, ...changes.map(changed), appendEvent(event)),
});

/** Frees a release's code for the office, whatever the release's state, and leaves the field blank. */
export const freeCodeWrite = (
  tableName: string,
  owned: Owned,
  { change, event }: { change: CodeChange; event: OfficeEvent },
): Write => ({ Update: releaseUpdate(tableName, owned, null, changed(change, 0), appendEvent(event)) });
