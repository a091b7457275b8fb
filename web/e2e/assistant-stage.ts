import type { Page } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import type { AssistantReply } from '../../shared/assistant/contract.ts';
import type { Release } from '../../shared/releases/release.ts';
import { libraryOf } from './library-stage.ts';
import type { PersonOptions, Stage } from './stage.ts';

type Options = Omit<PersonOptions, 'as'>;

/** Opens the chat about a release, or about one that does not exist yet, and waits for its question. */
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
  await waitUntilIdle(page);
  return page;
}

export const field = (page: Page) => page.getByLabel('Your answer');
/** Waits until no message is being sent, so that the next answer can be. */
export const waitUntilIdle = (page: Page) => page.getByRole('button', { name: 'Send' }).waitFor();
export const releasePanel = (page: Page) => page.getByRole('region', { name: 'The release' });
export const message = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Conversation' }).locator('> li').filter({ hasText: words });

/** Returns the reply that the page receives to an action. */
export async function replyTo(page: Page, act: () => Promise<unknown>): Promise<AssistantReply> {
  const answered = page.waitForResponse('**/api/assistant/messages', { timeout: 60_000 });
  await act();
  const reply = (await (await answered).json()) as AssistantReply;
  await waitUntilIdle(page);
  return reply;
}

/** Types an answer and sends it. */
export const answer = (page: Page, words: string): Promise<AssistantReply> =>
  replyTo(page, async () => {
    await field(page).fill(words);
    await field(page).press('Enter');
  });
