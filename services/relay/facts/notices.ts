import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** Notifies the artist's open pages that a notice arrived, or was read in another window. */
export const noticesFacts: Watch = {
  row: keys.notices,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.notices.read(key);
    const isSame = before?.seq === after?.seq && before?.read === after?.read;
    return ids && after && !isSame ? [eventFromChange(change, { name: 'notices-changed', body: ids })] : [];
  },
};
