import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './stage.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Arriving content is transparent at first, so contrast is measured after all running animations and transitions have
 * ended. Endless animations are not waited for.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ timeline, effect, playState }) =>
            timeline === document.timeline &&
            playState !== 'finished' &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // Looked at in each frame: the end of an animation whose element goes meanwhile is never told.
    while (isMoving()) await new Promise(requestAnimationFrame);
  });

/**
 * Colours change at once: a control that becomes usable while axe looks would be seen half faded, and the other theme
 * would be drawn in each frame of its fade.
 */
async function withoutFades(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    sheet.evaluate((sheet) => {
      // Styles are computed now, while the sheet still holds.
      void document.documentElement.offsetHeight;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}

type Options = { within?: string; except?: string[] };

/** The rules that a theme can break by itself: it changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(
  page: Page,
  within: string | undefined,
  options: RunOptions,
): Promise<AxeResults['violations']> {
  await settled(page);
  // Read into a page once: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // No rule of these reads what it would load else: every style sheet once more.
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(within ?? document, options)).violations;
    },
    { within, options: { ...options, resultTypes: ['violations' as const], preload: { assets: ['media' as const] } } },
  );
}

/**
 * Fails with every rule that axe finds broken on the page as it is now, and the elements that break it: all rules in
 * the page's theme, those about colours in the other one too.
 * @param within a selector, when the rest of the page is another test's
 * @param except rules to leave out, each for a reason that stands at the call
 */
export async function expectAccessible(page: Page, { within, except = [] }: Options = {}): Promise<void> {
  const [theme, other] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const fadeAgain = await withoutFades(page);
  const found = violationTexts(theme, await violations(page, within, { rules }));
  await page.emulateMedia({ colorScheme: other });
  found.push(...violationTexts(other, await violations(page, within, { runOnly: COLOUR_RULES })));
  await page.emulateMedia({ colorScheme: theme });
  await fadeAgain();
  expect(found).toEqual([]);
}

const violationTexts = (theme: string, broken: AxeResults['violations']): string[] =>
  broken.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `${impact} ${id} (${theme}): ${target.join(' ')} ${html.slice(0, 120)} (${why})`;
    }),
  );
