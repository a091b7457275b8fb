import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { claimsOf } from '../../services/releases/codes/code-claim.ts';
import { codeRepository } from '../../services/releases/codes/code-repository.ts';
import { type Person, table } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { newIsrc, newUpc } from '../../services/test/typed-codes.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';

export const HEADER =
  'Reporting Date,Sale Month,Store,Artist,Title,ISRC,UPC,Quantity,Team Percentage,Song/Album,Country of Sale,Songwriter Royalties Withheld,Earnings (USD)';
/** A stage starts, reads, and says so. */
export const STAGES = { timeout: 60_000 };

type Line = { store: string; title: string; isrc: string; upc: string; country: string; net: string };
export const lineOf = ({ store, title, isrc, upc, country, net }: Line): string =>
  `2026-10-05,2026-08,${store},Mara Ellis,${title},${isrc},${upc},12,100,Stream,${country},,${net}`;

/**
 * A release that is in the stores, whose codes are its own, and a distributor's file about it; one line has no code.
 * @param live what that line earns
 */
export async function sold(artist: Person, live = '5.5') {
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
    // Of its own: a match of it holds for later statements, those of other tests too.
    lineOf({ store: 'Deezer', title: `${title} (Live)`, isrc: '', upc: '', country: 'FR', net: live }),
  ];
  return { title, file: `${[HEADER, ...lines].join('\n')}\n` };
}

export const stateIs = (page: Page, state: string) => page.getByText(state, { exact: true }).first().waitFor(STAGES);

/** Drops a file as a statement, and waits for its page. */
export async function drop(page: Page, { name, text }: { name: string; text: string }): Promise<void> {
  await page.goto('/dashboard/admin/statements');
  await page
    .getByLabel('Choose files: Statements of stores and distributors')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.waitForURL(/\/dashboard\/admin\/statements\/stm_/);
  // Until its page is there the list is shown, with the states of other statements.
  await page.getByRole('link', { name: 'Back to all statements' }).waitFor();
}
