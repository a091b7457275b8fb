import type { Migration } from './migration.ts';
import { releaseLegacyValues } from './release-legacy-values.ts';

/** All migrations, in the order in which they run. A migration stays here until every deployment has run it. */
export const migrations: readonly Migration[] = [releaseLegacyValues];
