import type { Page } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import type { AssistantReply } from '../../shared/assistant/contract.ts';
import type { Release } from '../../shared/releases/release.ts';
import { libraryOf } from './library-stage.ts';
import type { PersonOptions, Stage } from './stage.ts';

type Options = Omit<PersonOptions, 'as'>;

/** The chat of a release, or of one that is still to be made, once its question stands there. */
export async function chatOf(
  stage: Stage,
  person: Person,
  release?: Pick<Release, 'id'>,
  options: Options = {},
): Promise<Page> {
  const page = await libraryOf(stage, person, {
    ...options,
    path: release ? `/new-release?release=${release.id}` : '/new-release',
  });
  await page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').nth(1).waitFor();
  await free(page);
  return page;
}

export const field = (page: Page) => page.getByLabel('Your answer');
/** Nothing is on its way: the next answer can be sent. */
export const free = (page: Page) => page.getByRole('button', { name: 'Send' }).waitFor();
export const beside = (page: Page) => page.getByRole('region', { name: 'The release' });
export const message = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Conversation' }).locator('> li').filter({ hasText: words });

/** The reply to what is done, as the page gets it. */
export async function replyTo(page: Page, act: () => Promise<unknown>): Promise<AssistantReply> {
  const answered = page.waitForResponse('**/api/assistant/messages', { timeout: 60_000 });
  await act();
  const reply = (await (await answered).json()) as AssistantReply;
  await free(page);
  return reply;
}

/** Types an answer, and sends it. */
export const answer = (page: Page, words: string): Promise<AssistantReply> =>
  replyTo(page, async () => {
    await field(page).fill(words);
    await field(page).press('Enter');
  });
