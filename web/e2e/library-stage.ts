import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { stored, until } from '../../services/test/releases.ts';
import type { DraftRelease } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import type { PersonOptions, Stage } from './stage.ts';

type Options = Omit<PersonOptions, 'as'> & { path?: string };

/** Opens a person's library in their own browser profile. */
export async function libraryOf(
  stage: Stage,
  person: Person,
  { path = '/dashboard/releases', ...options }: Options = {},
): Promise<Page> {
  const page = await stage.person({ ...options, as: person });
  await page.goto(path);
  return page;
}

export const cardsOf = (page: Page) => page.getByRole('list', { name: 'Your releases' }).getByRole('listitem');
export const card = (page: Page, title: string) =>
  cardsOf(page).filter({ has: page.getByRole('heading', { name: title }) });
export const titles = (page: Page) => cardsOf(page).getByRole('heading').allTextContents();

/** Creates a new artist with these releases, and waits for their cards. */
export async function withReleases(
  releases: readonly [Partial<DraftRelease>, ('draft' | 'submitted')?][],
): Promise<Person> {
  const person = await newArtist('active');
  for (const [n, [different, status]] of releases.entries()) {
    await stored(aCompleteDraft({ artistId: person.artistId, ...different }), status);
    // The stream processes the releases later, so wait for them in batches.
    const made = n + 1;
    if (made % 20 !== 0 && made !== releases.length) continue;
    await until(
      () => countCards(person),
      (count) => count === made,
      'all cards',
    );
  }
  return person;
}

/** Creates a new artist with this many complete drafts. */
export const withManyReleases = (count: number): Promise<Person> =>
  withReleases(Array.from({ length: count }, (_, n) => [{ title: `Number ${n}` }] as const));

async function countCards({ api }: Person): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/releases', { query: { limit: 100, ...(cursor && { cursor }) } });
    count += page.items.length;
    cursor = page.next;
  } while (cursor);
  return count;
}
