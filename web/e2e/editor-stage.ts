import type { Locator, Page } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import { current, stored, until } from '../../services/test/releases.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { aCompleteDraft, inOrder } from '../../shared/test/builders.ts';
import { libraryOf } from './library-stage.ts';
import type { PersonOptions, Stage } from './stage.ts';

type Options = Omit<PersonOptions, 'as'> & {
  /** Leaves everything folded that is folded when the page opens. By default, every field is in view. */
  folded?: boolean;
};

/** Stores a complete draft for a person, with these differences. */
export const draftOf = ({ artistId }: Person, different: Partial<DraftRelease> = {}): Promise<Release> =>
  stored(aCompleteDraft({ artistId, ...different }));

/** Does the same with these tracks. */
export const draftWith = (person: Person, tracks: readonly Track[]): Promise<Release> =>
  draftOf(person, inOrder(tracks));

/** Unfolds every part of the editor. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

/** Opens the editor of a release in its own window. */
export async function editorOf(
  stage: Stage,
  person: Person,
  { id }: Pick<Release, 'id'>,
  { folded, ...options }: Options = {},
): Promise<Page> {
  const page = await libraryOf(stage, person, { ...options, path: `/dashboard/releases/${id}` });
  await section(page, 'Album Identifiers').waitFor();
  if (!folded) await unfold(page);
  return page;
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/**
 * All of a track's fields: on the page for the only track of a release, or opened beside the list for one of several.
 */
export const track = (page: Page, number: number) => section(page, `Track ${number}`);
/** A track's row in the list of several. */
export const row = (page: Page, number: number) =>
  page.getByRole('table', { name: 'Tracks, in order' }).getByRole('row').nth(number);
/** A value in a track's row. */
export const cell = (page: Page, label: string, number: number) =>
  row(page, number).getByLabel(`${label} of track ${number}`, { exact: true });
/** Opens one of several tracks. */
export async function openTrack(page: Page, number: number): Promise<void> {
  await row(page, number)
    .getByRole('button', { name: `Open track ${number}`, exact: true })
    .click();
  await track(page, number).waitFor();
  await unfold(page);
}
export const field = (within: Locator, label: string) => within.getByLabel(label, { exact: true });
/** A field with several controls. */
export const group = (within: Locator, label: string) => within.getByRole('group', { name: label, exact: true });
export const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });
export const alert = (within: Locator, words: string) => within.getByRole('alert').filter({ hasText: words });

/** Types a value and leaves the field. */
export async function edit(control: Locator, value: string): Promise<void> {
  await control.fill(value);
  await control.blur();
}

/** Waits until a field says that the server has it: its Undo button appears. */
export const waitUntilSaved = (within: Locator, label: string) =>
  within.getByRole('button', { name: `Undo ${label}`, exact: true }).waitFor();

/** Waits until the server has a value. @param read extracts the value from the release */
export async function expectOnServer<T>(release: Release, read: (now: Release) => T, value: T): Promise<void> {
  const wanted = JSON.stringify(value);
  await until(
    async () => read(await current(release)),
    (found) => JSON.stringify(found) === wanted,
    `${wanted} on the server`,
  );
}

/** Waits until a screen reader would announce these words while something is moved. */
export const expectAnnounced = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });

/** Lifts an item by its handle, using the keyboard. */
async function lift(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: `Move ${name}`, exact: true, pressed: true }).waitFor();
}

/** Moves an item down by one position by its handle, and drops it there. */
export async function moveDown(page: Page, name: string, place: number, of: number): Promise<void> {
  await lift(page, name);
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, `${name} is over position ${place + 1} of ${of}.`);
  await page.keyboard.press('Space');
  await expectAnnounced(page, `${name} is in position ${place + 1} of ${of}.`);
}

/** Makes some of the page's writes fail, as on a broken server. @returns a function that ends this */
export async function breakWrites(page: Page, method: string, body = ''): Promise<() => Promise<void>> {
  const where = '**/api/releases/rel_*/**';
  const all = '**/api/releases/rel_*';
  const handler: Parameters<Page['route']>[1] = (route, request) =>
    request.method() === method && (request.postData() ?? '').includes(body)
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue();
  await page.route(where, handler);
  await page.route(all, handler);
  return async () => {
    await page.unroute(where, handler);
    await page.unroute(all, handler);
  };
}
