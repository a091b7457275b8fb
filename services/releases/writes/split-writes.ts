import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Write } from '../../platform/table.ts';
import { appendEvent } from './append-event.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

/** Records that a release's tracks received the splits that were agreed for the same recordings on another release. */
export const carriedOverWrite = (tableName: string, owned: Owned, event: OfficeEvent): Write => ({
  Update: releaseUpdate(tableName, owned, null, { condition: 'attribute_exists(PK)' }, appendEvent(event)),
});
