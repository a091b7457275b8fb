import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './stage.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Waits for all running animations and transitions except endless ones, because content that fades in is transparent at
 * first, and contrast is measured.
 */
const waitForAnimations = (page: Page) =>
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
    // Checked in every frame, because an animation does not report its end if its element is removed.
    while (isMoving()) await new Promise(requestAnimationFrame);
  });

/**
 * Makes colors change at once. Otherwise, axe would see a control that has just been enabled half faded, and changing
 * the theme would draw every frame of the fade.
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
      // Forces the styles to be computed while the sheet still applies.
      void document.documentElement.offsetHeight;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}

type Options = { within?: string; except?: string[] };

/** The rules that the theme alone can break, because it changes nothing but colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(
  page: Page,
  within: string | undefined,
  options: RunOptions,
): Promise<AxeResults['violations']> {
  await waitForAnimations(page);
  // Added to a page only once, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Preloads only media, because no rule in use needs what axe would otherwise load again: every style sheet.
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(within ?? document, options)).violations;
    },
    { within, options: { ...options, resultTypes: ['violations' as const], preload: { assets: ['media' as const] } } },
  );
}

/**
 * Fails with every rule that axe finds violated on the page in its current state, and the elements that violate it. All
 * rules are checked in the page's theme, and the rules about colors in the other theme too.
 * @param within a selector, if a different test covers the rest of the page
 * @param except rules to skip; the call must give the reason for each
 */
export async function expectAccessible(page: Page, { within, except = [] }: Options = {}): Promise<void> {
  const [theme, other] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const fadeAgain = await withoutFades(page);
  const found = violationTexts(theme, await violations(page, within, { rules }));
  await page.emulateMedia({ colorScheme: other });
  found.push(...violationTexts(other, await violations(page, within, { runOnly: COLOR_RULES })));
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
