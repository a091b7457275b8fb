import type { Page } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import type { PersonOptions, Stage } from './stage.ts';

/** Opens a person's dashboard in their own browser profile, and waits for it. */
export async function dashboardOf(
  stage: Stage,
  person: Person,
  options: Omit<PersonOptions, 'as'> = {},
): Promise<Page> {
  const page = await stage.person({ ...options, as: person });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
