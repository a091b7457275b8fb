import { statSync, writeFileSync } from 'node:fs';
import { heights, type Picture, themes, viewerOf, widths } from './pictures.ts';
import { takeScreen } from './take-screen.ts';
import type { viewers } from './viewers.ts';

type Needs = {
  /** Returns the path of a picture from its file's name. */
  fileOf: (name: string) => string;
  isWanted: (file: string) => boolean;
  open: ReturnType<typeof viewers>;
  addressOf: (picture: Picture) => string;
};

/** While one page waits for its server, another can draw. */
const AT_ONCE = 3;

/**
 * Takes each picture at each width. One load of a page serves both themes, because only colors differ.
 * @returns which pictures failed, and why
 */
export async function takePictures(wanted: readonly Picture[], needs: Needs): Promise<string[]> {
  const left = wanted.flatMap((picture) => widths.map((width) => ({ picture, width })));
  const failures: string[] = [];
  const takeNext = async (): Promise<void> => {
    const next = left.shift();
    if (!next) return;
    try {
      await takeBoth(next, needs);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : error;
      failures.push(`${next.picture.name} at ${next.width} was not taken: ${why}`);
      console.error(failures.at(-1));
    }
    return takeNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return failures;
}

type Job = { picture: Picture; width: (typeof widths)[number] };

async function takeBoth({ picture, width }: Job, { fileOf, isWanted, open, addressOf }: Needs): Promise<void> {
  const { name, whole = false, steps } = picture;
  const shots = themes
    .map((theme) => ({ theme, file: fileOf(`${name}-${width}-${theme}.png`) }))
    .filter(({ file }) => isWanted(file));
  if (shots.length === 0) return;
  const page = await open(viewerOf(picture), { width, height: heights[width] });
  try {
    await page.goto(addressOf(picture));
    await steps?.(page);
    for (const { theme, file } of shots) {
      await page.emulateMedia({ colorScheme: theme });
      writeFileSync(file, await takeScreen(page, { whole }));
      console.log(`${file} (${Math.round(statSync(file).size / 1024)} KB)`);
    }
  } finally {
    await page.context().close();
  }
}
