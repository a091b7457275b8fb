import type { Page } from '@playwright/test';
import { aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { libraryOf, withReleases } from './library-stage.ts';
import { expect, test } from './stage.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.getAttribute('aria-label') ?? element.innerText;
  });

/** Waits, because the focus returns a moment after the focused element is gone. */
const expectFocusOn = (page: Page, name: string) =>
  page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, name);

/**
 * Presses a key and waits until the focus is visibly on the element with this name: by its own outline, by an outline
 * drawn around it, or, in a menu, by a filled line. (Elements that appear on focus fade in.)
 */
async function press(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForFunction(
    (wanted) => {
      const element = document.activeElement as HTMLElement;
      const own = getComputedStyle(element);
      const isOutlined = [own, getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      const isFilled = element.role === 'menuitem' && own.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const isSeen = isFilled || isOutlined;
      const isNamed = new RegExp(wanted).test(element.getAttribute('aria-label') ?? element.innerText);
      return isNamed && isSeen && Number(own.opacity) > 0.9;
    },
    typeof name === 'string' ? name : name.source,
  );
}

test('the whole library by keyboard: search, move, open a menu, submit, tick, delete, add', async ({ stage }) => {
  const person = await withReleases([
    [{ title: 'Echo', ...inOrder([aTrack({ artists: [aCredit('Ada North')] })]) }],
    [{ title: 'Delta' }, 'submitted'],
    [{ title: 'Charlie' }],
    [{ title: 'Bravo', cover: null }],
    [{ title: 'Alpha', pLine: null }],
  ]);
  const page = await libraryOf(stage, person, { width: 1440, path: '/dashboard/releases?sort=title' });
  await page.getByText('5 releases in your library').waitFor();

  // The first Tab on a page offers to skip the sidebar.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toEqual('Skip to content');

  // Search: from anywhere to the search field, and from there to the first card.
  await press(page, '/', 'Search releases');
  await page.keyboard.type('a');
  await press(page, 'ArrowDown', 'Alpha');
  await press(page, '/', 'Search releases');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === '');

  // Move between cards.
  await press(page, 'ArrowDown', 'Alpha');
  await press(page, 'ArrowRight', 'Bravo');
  await press(page, 'ArrowRight', 'Charlie');
  await press(page, 'End', 'Echo');
  await press(page, 'Home', 'Alpha');
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.waitForFunction(() => document.querySelectorAll('[role=presentation]').length >= 2);
  await press(page, 'ArrowDown', 'Delta');
  await press(page, 'ArrowUp', 'Alpha');
  await page.setViewportSize({ width: 1440, height: 900 });

  // Open a menu and close it again: the focus returns to where it was.
  await press(page, 'Tab', 'More actions for Alpha');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expectFocusOn(page, 'More actions for Alpha');

  // Delete a draft: the focus starts on the harmless answer.
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await press(page, 'End', 'Delete draft');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  // A menu that is opened again while it is closing reappears without the focus, so wait until it is gone.
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  await press(page, 'Tab', 'Cancel|Delete draft');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expectFocusOn(page, 'More actions for Alpha');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await press(page, 'End', 'Delete draft');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' });
  await remove.waitFor();
  while (!(await remove.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('4 releases in your library').waitFor();
  // The card is gone, so the focus moves to the page instead of being lost.
  await page.waitForFunction(() => document.activeElement?.id === 'main');

  // Submit a ready release: its review opens, and going back restores the focus.
  await press(page, '/', 'Search releases');
  await page.keyboard.type('charlie');
  await press(page, 'ArrowDown', 'Charlie');
  await press(page, 'Tab', 'More actions for Charlie');
  await press(page, 'Tab', 'Submit Charlie');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Submit release' }).waitFor();
  await page.goBack();
  await expectFocusOn(page, 'Submit Charlie');

  // Tick a step of the checklist.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.type('delta');
  await press(page, 'ArrowDown', 'Delta');
  await press(page, 'Tab', 'More actions for Delta');
  await press(page, 'Tab', 'Release Checklist');
  await page.keyboard.press('Enter');
  const step = page.getByRole('checkbox', { name: /artist website/ });
  await step.waitFor();
  while (!(await step.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByText('2 of 7 · 29%').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    /^Release Checklist\s*2\/7$/.test((document.activeElement as HTMLElement).innerText),
  );

  // Choose a different state.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await press(page, 'Tab', 'Order');
  await press(page, 'Tab', 'Select');
  await press(page, 'Tab', 'Table');
  await press(page, 'Tab', 'All');
  await press(page, 'Tab', 'Drafts');
  await page.keyboard.press('Enter');
  await page.waitForURL('**state=draft**');
  await press(page, 'Tab', 'Ready');
  await press(page, 'Tab', 'Submitted');
  await press(page, 'Tab', 'Bravo');

  // Add a release, from anywhere.
  await page.keyboard.press('n');
  const choice = page.getByRole('dialog', { name: 'Add New Release' });
  await choice.waitFor();
  const editor = choice.getByRole('button', { name: /editor/ });
  while (!(await editor.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
});
