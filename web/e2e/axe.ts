import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What comes is see-through while it comes: contrast is measured when it has arrived. What turns for ever is not waited for. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

type Options = { within?: string; except?: string[] };

/**
 * Fails with every rule that axe finds broken on the page as it is now, and the elements that break it.
 * @param within a selector, when the rest of the page is another test's
 * @param except rules to leave out, each for a reason that stands at the call
 */
export async function expectAccessible(page: Page, { within, except = [] }: Options = {}): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page }).disableRules(except);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `${impact} ${id}: ${target.join(' ')} ${html.slice(0, 120)} (${why})`;
    }),
  );
  expect(found).toEqual([]);
}
