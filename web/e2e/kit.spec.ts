import type { Page } from '@playwright/test';
import { alterConfig } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Stage, test } from './stage.ts';

/** The kit's own page: every component in every state (CONTRIBUTING, "A screen": everything works by keyboard). */

const overlays = {
  dialog: 'Dialog',
  'dialog-long': 'Long dialog',
  drawer: 'Drawer',
  confirm: 'Confirm dialog',
  palette: 'Command palette',
  keys: 'Keyboard help',
};
const OVERLAY = '[role="dialog"], [role="alertdialog"]';
const covering = (page: Page) => page.locator(OVERLAY);

async function openKit(stage: Stage, options: Parameters<Stage['person']>[0] = {}, hash = ''): Promise<Page> {
  const page = await stage.person(options);
  await page.goto(`/local/kit${hash}`);
  await page.locator('h1').waitFor();
  return page;
}

test('the components are accessible, no wider than the page, and usable by keyboard', async ({ stage }) => {
  const page = await openKit(stage);
  for (const width of [390, 1280]) {
    await test.step(`every component is accessible, and fits (${width} px)`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
    await test.step(`a missing value is a dash in a table, and left out of a narrow row’s second line (${width} px)`, async () => {
      const row = page.getByRole('row', { name: 'Harbour Lights' });
      const parts = await row.getByRole('cell').evaluateAll((cells) =>
        cells.map((cell) => ({
          text: (cell as HTMLElement).innerText,
          dot: getComputedStyle(cell, '::after').content,
        })),
      );
      const texts = parts.filter(({ text }) => text).map(({ dot, text }) => (dot.includes('·') ? `${text} ·` : text));
      expect(texts).toEqual(
        width === 390 ? ['Harbour Lights', 'Draft ·', 'None yet'] : ['Harbour Lights', 'Draft', '–', 'None yet', '–'],
      );
    });
  }
  await test.step('a tooltip names an icon on focus, and Escape hides it; in a dialog, the same press closes the dialog', async () => {
    await page.getByRole('button', { name: 'Copy ISRC' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Play Night Ferry' }).focus();
    await page.keyboard.press('Tab');
    const tooltip = page.getByRole('tooltip', { name: 'Copy ISRC' });
    await tooltip.waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Dialog', exact: true }).click();
    await expectFocusInside(page, OVERLAY);
    await covering(page).getByRole('button', { name: 'Hear the name' }).hover();
    await page.getByRole('tooltip', { name: 'Hear the name' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await covering(page).waitFor({ state: 'detached' });
  });
  await test.step('a place for files rejects unsuitable files by name, and accepts the others', async () => {
    const input = page.locator('input[type=file][multiple]');
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('-') });
    await input.setInputFiles([file('lyrics.txt', 'text/plain'), file('01 Night Ferry.wav', 'audio/wav')]);
    await page.getByRole('alert').getByText('lyrics.txt can’t be added here. WAV or FLAC.').waitFor();
    await page.getByText('01 Night Ferry.wav was added').waitFor();

    const cover = page.getByText('Or drop a file here.').first();
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['-'], 'cover.gif', { type: 'image/gif' }));
      return data;
    });
    await cover.dispatchEvent('dragover', { dataTransfer: dropped });
    await page.getByText('Drop to add it.').waitFor();
    await page.getByText('Drop to add it.').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('alert').getByText('cover.gif can’t be added here.').waitFor();
  });
  await test.step('inputs react to the keyboard: the search is cleared, a group’s checkbox can be mixed, the switch toggles', async () => {
    const search = page.getByRole('searchbox', { name: 'Search releases' });
    await search.focus();
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');

    const all = page.getByRole('checkbox', { name: 'All stores' });
    await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toEqual(true);
    await all.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Tidal' })).toBeChecked();

    const statement = page.getByRole('switch', { name: 'Monthly statement' });
    await statement.press('Space');
    await expect(statement).toBeChecked();
    const saving = page.getByRole('switch', { name: 'Saving, on' });
    await saving.press('Space');
    await expect(saving).toBeChecked();
  });
});

test('the overlays: accessible, opened by URL, and returning the focus', async ({ stage }) => {
  const page = await openKit(stage);
  await test.step('Escape closes every overlay, and the focus returns to the button that opened it', async () => {
    for (const name of Object.values(overlays)) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await covering(page).waitFor();
      await expectFocusInside(page, OVERLAY);
      await page.keyboard.press('Escape');
      await covering(page).waitFor({ state: 'detached' });
      await expectFocus(page, new RegExp(`^${name}$`));
    }
  });
  for (const [name, opener, overlay, key] of [
    ['a menu', 'Actions for Night Ferry', '[role="menu"]', 'Enter'],
    ['a dialog', 'Dialog', OVERLAY, 'Escape'],
  ] as const) {
    await test.step(`${name} does not take the focus from a user who has moved on`, async () => {
      await page.getByRole('button', { name: opener, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator(overlay).waitFor();
      await expectFocusInside(page, overlay);
      const search = page.getByRole('searchbox', { name: 'Search releases', includeHidden: true });
      const wasGivenBack = await search.evaluateHandle((search, overlay) => {
        const panel = document.querySelector(overlay);
        // The moment after the overlay closes and before Radix returns the focus, in which a fast user may act.
        new MutationObserver((_, observer) => {
          if (panel?.isConnected) return;
          observer.disconnect();
          search.focus();
        }).observe(document.body, { childList: true });
        return { turn: new Promise((done) => panel?.addEventListener('focusScope.autoFocusOnUnmount', done)) };
      }, overlay);
      await page.keyboard.press(key);
      await wasGivenBack.evaluate(({ turn }) => turn);
      await expect(search).toBeFocused();
    });
  }
  await test.step('motion is reduced for users who asked for that', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Drawer', exact: true }).click();
    await covering(page).waitFor();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().duration))
        .filter((duration) => duration > 1),
    );
    expect(moving).toEqual([]);
    await page.keyboard.press('Escape');
    await covering(page).waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('the palette also finds items by keywords, and selects by keyboard', async () => {
    await page.goto('/local/kit#palette');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await expectFocusInside(page, OVERLAY);
    await page.keyboard.type('payout');
    await palette.getByRole('option').nth(1).waitFor({ state: 'detached' });
    await expect.poll(() => palette.getByRole('option').allInnerTexts()).toEqual(['Balance']);
    await page.keyboard.press('Enter');
    await page.getByText('Balance').last().waitFor();
    await palette.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Command palette' }).click();
    await expectFocusInside(page, OVERLAY);
    await page.keyboard.type('xyzzy');
    await palette.getByText('No results.').waitFor();
    await expectAccessible(page, { within: OVERLAY });
    await page.keyboard.press('Escape');
    await covering(page).waitFor({ state: 'detached' });
  });
  await test.step('every overlay is accessible, and can be opened by URL', async () => {
    for (const overlay of [...Object.keys(overlays), 'confirm-busy']) {
      await page.goto(`/local/kit#${overlay}`);
      await expectFocusInside(page, OVERLAY);
      await expectAccessible(page, { within: OVERLAY });
      if (overlay === 'confirm-busy') continue;
      await page.keyboard.press('Escape');
      await covering(page).waitFor({ state: 'detached' });
    }
  });
  // This dialog comes last, because nothing closes it.
  await test.step('a confirmation cannot be closed during its action', async () => {
    await covering(page).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await covering(page).getByRole('button', { name: 'Cancel' }).click({ force: true });
    await expect(covering(page)).toBeVisible();
  });
});

test('a menu is used with the arrow keys; an unavailable item says why; after a confirmation, the focus returns to the menu button', async ({
  stage,
}) => {
  const page = await openKit(stage);
  await page.getByRole('button', { name: 'Actions for Night Ferry' }).focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await expectFocus(page, /^Play/);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, /^Duplicate/);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, /Two tracks have no ISRC/);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page, { within: '[role="menu"]' });
  await page.keyboard.press('End');
  await expectFocus(page, /^Delete draft/);
  // On a slow machine, the menu is gone before the dialog appears.
  const developer = await page.context().newCDPSession(page);
  await developer.send('Emulation.setCPUThrottlingRate', { rate: 40 });
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Delete Night Ferry?' }).waitFor();
  await expectFocus(page, /^Cancel$/);
  await page.keyboard.press('Escape');
  await covering(page).waitFor({ state: 'detached' });
  await expectFocus(page, /^Actions for Night Ferry$/);
});

test('the kit’s URL is not found outside a local site', async ({ stage }) => {
  const page = await stage.person();
  await alterConfig(page, ({ local: _, ...config }) => config);
  await page.goto('/local/kit');
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
});

/** Waits, because the focus moves a moment after the key is pressed. */
async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.activeElement;
    return name.test(element?.getAttribute('aria-label') ?? element?.textContent ?? '');
  }, name);
}

async function expectFocusInside(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => document.activeElement?.closest(selector), selector);
}
