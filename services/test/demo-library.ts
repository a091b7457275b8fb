import type { Laptop } from '../../infra/local/start-laptop.ts';
import { demoAdmin, demoArtist } from '../../infra/seed/demo-accounts.ts';
import { demoReleases } from '../../infra/seed/demo-releases.ts';
import { seedAccounts } from '../../infra/seed/seed-accounts.ts';
import { laptopSession } from '../../infra/seed/session.ts';
import { openTable } from '../platform/table.ts';
import { createCovers } from './create-covers.ts';
import { manyReleases } from './many-releases.ts';

type Size = { releases: number; covers: number; now?: Date };

/**
 * Creates the demo's two accounts on a new local stack, and this many releases for the artist at once. The office
 * creates their covers through the API, and several releases share one.
 */
export async function demoLibrary(laptop: Laptop, dataFolder: string, { releases: count, covers, now }: Size) {
  await seedAccounts(laptop, dataFolder);
  const session = laptopSession(laptop);
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const titles = demoReleases(covers, now ?? new Date()).map(({ title }) => title);
  const made = await createCovers(office, titles);
  const { id: artistId } = await artist('GET /api/me');
  const table = openTable(laptop.outputs.TableName ?? '');
  const releases = await manyReleases(table, { artistId, api: artist }, { count, covers: made, now });
  return { session, office, artist, releases };
}
