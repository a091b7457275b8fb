import type { ArtistId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** A statement is another, or further on: its open page, of the person who dropped it, hears that. */
export const statementFacts: Watch = {
  of: keys.statement,
  factsOf(change) {
    const ids = keys.statement.read(change.key);
    const by = change.after?.createdBy as { id: ArtistId } | undefined;
    return ids && by ? [eventOfChange(change, { name: 'statement-changed', body: { ...ids, artistId: by.id } })] : [];
  },
};
