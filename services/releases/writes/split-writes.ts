import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Write } from '../../platform/table.ts';
import { appended } from './append-event.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/** Records that a release's tracks received the splits that were agreed for the same recordings on another release. */
export const splitsCarriedOver = (tableName: string, owned: Owned, event: OfficeEvent): Write => ({
  Update: releaseUpdate(tableName, owned, null, { condition: 'attribute_exists(PK)' }, appended(event)),
});
