import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Write } from '../../platform/table.ts';
import { appended } from './append-event.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/** Tracks of a release have the splits that were agreed about the same recordings on another one. */
export const splitsCarriedOver = (tableName: string, owned: Owned, event: OfficeEvent): Write => ({
  Update: releaseUpdate(tableName, owned, null, { condition: 'attribute_exists(PK)' }, appended(event)),
});
