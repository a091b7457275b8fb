import { isDeepStrictEqual } from 'node:util';
import { keys } from '../platform/keys.ts';
import { withoutLegacy } from '../releases/storage/legacy-values.ts';
import type { Migration } from './migration.ts';

/**
 * Replaces the values that earlier versions of the product stored in releases (product 5.4). They are already read like
 * the current ones, so nothing changes for anybody. Once no release has them, the code that reads them can be removed.
 */
export const releaseLegacyValues: Migration = {
  name: 'release-legacy-values',
  what: 'releases in the state ready_for_export become submitted, and the plan free becomes none',
  row: keys.release,
  migrate(item) {
    const current = withoutLegacy(item);
    return isDeepStrictEqual(current, item) ? undefined : current;
  },
};
