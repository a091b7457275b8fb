import * as z from 'zod';
import { ArtistId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

const Uploader = z.object({ id: ArtistId });

/** Notifies the uploader's open page when a statement changes or advances. */
export const statementFacts: Watch = {
  row: keys.statement,
  factsOf(change) {
    const ids = keys.statement.read(change.key);
    const { data: uploader } = Uploader.safeParse(change.after?.createdBy);
    return ids && uploader
      ? [eventFromChange(change, { name: 'statement-changed', body: { ...ids, artistId: uploader.id } })]
      : [];
  },
};
