import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { claimsOf } from '../../services/releases/codes/code-claim.ts';
import { codeRepository } from '../../services/releases/codes/code-repository.ts';
import { type Person, table } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { newIsrc, newUpc } from '../../services/test/typed-codes.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { STAGES } from './time-limits.ts';

export const HEADER =
  'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)';

type Line = { store: string; title: string; isrc: string; upc: string; country: string; net: string };
export const lineOf = ({ store, title, isrc, upc, country, net }: Line): string =>
  `2026-10-05,2026-08,${store},Mara Ellis,${title},${isrc},${upc},12,100,Stream,${country},,${net}`;

/**
 * Creates a live release with unique codes, and a distributor's file about it in which one line has no code.
 * @param live the earnings of that line
 */
export async function createLiveRelease(artist: Person, live = '5.5') {
  const [isrc, upc, title] = [newIsrc(), newUpc(), `Ferry ${randomUUID().slice(0, 6)}`];
  const draft = aCompleteDraft({
    artistId: artist.artistId,
    title,
    upc,
    ...inOrder([aTrack({ id: newId('track'), isrc, title: 'Low Tide' })]),
  });
  await stored(draft, 'submitted');
  for (const claim of claimsOf(draft)) await codeRepository(table).keep(claim);
  const lines = [
    lineOf({ store: 'Spotify', title: 'Low Tide', isrc, upc, country: 'DE', net: '40.123456789' }),
    lineOf({ store: 'Spotify', title: 'Low Tide', isrc, upc, country: 'US', net: '30.000001' }),
    // A unique title, because a match applies to later statements, including those of other tests.
    lineOf({ store: 'Deezer', title: `${title} (Live)`, isrc: '', upc: '', country: 'FR', net: live }),
  ];
  return { title, file: `${[HEADER, ...lines].join('\n')}\n` };
}

export const expectState = (page: Page, state: string) =>
  page.getByText(state, { exact: true }).first().waitFor(STAGES);

/** Drops a statement file, and waits for its page. */
export async function drop(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  await page.goto('/dashboard/admin/statements');
  await page
    .getByLabel('Choose files: Statements of stores and distributors')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/dashboard\/admin\/statements\/stm_/);
  // Until then, the list is shown, with the states of other statements.
  await page.getByRole('link', { name: 'Back to all statements' }).waitFor();
}
