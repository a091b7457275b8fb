import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { draftWith, editorOf, expectOnServer, section, track } from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const RATE = 44_100;
const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

/** A minute of a chord, with a silence of three seconds at 0:12, and twenty clipped places from 0:20 on. */
function flawedWav(): Buffer {
  const bytes = Buffer.from(wavOf(60));
  const at = (second: number) => HEADER_BYTES + Math.round(second * RATE) * FRAME_BYTES;
  bytes.fill(0, at(12), at(15));
  for (let n = 0; n < 20; n++) {
    const from = at(20 + n);
    for (let place = from; place < from + 6 * FRAME_BYTES; place += 2) bytes.writeInt16LE(32_767, place);
  }
  return bytes;
}

const findings = (page: Page) => page.getByRole('list', { name: 'Findings in the sound' });
const places = (page: Page) => page.getByRole('list', { name: 'Places in the sound' });
const preview = (page: Page) => page.getByRole('slider', { name: 'Preview start' });
const msIn = async (page: Page) => Number(await page.getByRole('slider', { name: 'Position in track 1' }).inputValue());

describe('the sound of a track (product 37.4, 37.5)', () => {
  test('product 37.4, 37.5: an artist sees the waveform, hears the place of a finding, and drags the preview', async ({
    stage,
  }, testInfo) => {
    test.slow();
    const release = await draftWith(artist, [{ ...aTrack({ title: 'Night Ferry' }), audio: null }]);
    const page = await editorOf(stage, artist, release);
    const file = testInfo.outputPath('ferry.wav');
    writeFileSync(file, flawedWav());
    await page.getByLabel('Audio file for track 1').setInputFiles(file);
    await page.getByText('LUFS').waitFor(INSPECTED);
    await expect(findings(page)).toContainText('The sound clips in');
    await expect(places(page).getByRole('listitem').filter({ hasText: '0:12 Silence, 3.0 s' })).toHaveCount(1);
    await expectAccessible(page);

    await findings(page).getByRole('button', { name: 'Play from 0:20' }).click();
    await section(page, 'Player').waitFor();
    await expect.poll(() => msIn(page)).toBeGreaterThan(19_000);
    await page.getByRole('slider', { name: 'Position in track 1' }).press('Space');
    await section(page, 'Player').getByRole('button', { name: 'Play', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Choose the preview' }).click();
    await expect(preview(page)).toBeFocused();
    const chosen = Number(await preview(page).inputValue());
    const box = await preview(page).boundingBox();
    if (!box) throw new Error('The preview is not shown');
    // The handle is half as wide as the waveform, because the track lasts a minute.
    const middle = box.x + (chosen / 60) * box.width + box.width / 4;
    await page.mouse.move(middle, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(middle - box.width / 6, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    const dragged = Number(await preview(page).inputValue());
    expect(Math.abs(dragged - (chosen - 10))).toBeLessThanOrEqual(1);
    await preview(page).press('ArrowRight');
    await preview(page).blur();
    await expectOnServer(release, ({ tracks, trackIds }) => tracks[trackIds[0]!]?.previewStartSeconds, dragged + 1);
    await page.getByRole('button', { name: 'Play the preview' }).click();
    await page.getByRole('button', { name: 'Pause the preview' }).click();

    await page.reload();
    await expect(preview(page)).toHaveValue(String(dragged + 1));
    await expect(track(page, 1).getByRole('textbox', { name: 'Preview start' })).toHaveValue(String(dragged + 1));
  });
});
