import type { TrackId } from '../../../shared/ids.ts';
import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Write } from '../../platform/table.ts';
import { appended } from './append-event.ts';
import { type Owned, type Part, releaseUpdate } from './release-write.ts';

/** A code of a release: its UPC, or the ISRC of a track; and what it was. */
type CodeChange = { trackId: TrackId | undefined; from: string; to: string };

/** What a write asks of a release: that it was exported. */
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

/** An exported release gets the codes that the distributor assigned. Its artist has changed nothing: it does not move up in the library. */
export const codesEntered = (
  tableName: string,
  owned: Owned,
  { changes, event }: { changes: readonly CodeChange[]; event: OfficeEvent },
): Write => ({ Update: releaseUpdate(tableName, owned, null, isExported, ...changes.map(changed), appended(event)) });

/** The office takes a code from a release, whatever its state: it is blank after that. */
export const codeFreed = (
  tableName: string,
  owned: Owned,
  { change, event }: { change: CodeChange; event: OfficeEvent },
): Write => ({ Update: releaseUpdate(tableName, owned, null, changed(change, 0), appended(event)) });
