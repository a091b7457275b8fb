import type { ArtistId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** Notifies the uploader's open page when a statement changes or advances. */
export const statementFacts: Watch = {
  row: keys.statement,
  factsOf(change) {
    const ids = keys.statement.read(change.key);
    const uploader = change.after?.createdBy as { id: ArtistId } | undefined;
    return ids && uploader
      ? [eventOfChange(change, { name: 'statement-changed', body: { ...ids, artistId: uploader.id } })]
      : [];
  },
};
