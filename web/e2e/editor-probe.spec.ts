import { newArtist } from '../../services/test/people.ts';
import { aCredit, aTrack } from '../../shared/test/builders.ts';
import { draftWith, editorOf } from './editor-stage.ts';
import { openStage } from './stage.ts';

const stage = openStage();
test('probe', async () => {
  const artist = await newArtist('active');
  const release = await draftWith(artist, [
    aTrack({ artists: [aCredit('Ada North'), aCredit('Bo Lind', 'Featuring'), aCredit('Cy Vale', 'DJ')] }),
  ]);
  const page = await editorOf(stage, artist, release);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((all) => {
      for (const { target } of all) {
        const el = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        if (el) heard.push(`${Math.round(performance.now())} ${el.textContent}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Move Ada North', exact: true }).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(1000);
    console.log(
      key,
      await page.evaluate(
        () =>
          JSON.stringify((window as unknown as { heard: string[] }).heard) +
          document.activeElement?.getAttribute('aria-label'),
      ),
    );
  }
}, 60000);
