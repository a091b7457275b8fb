import type { FileChooser, Page } from '@playwright/test';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { Step } from '../../shared/assistant/step.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { submissionBlockers } from '../../shared/rules/readiness.ts';
import { field, message, releasePanel, replyTo } from './assistant-stage.ts';
import { expectAccessible } from './axe.ts';
import { libraryOf } from './library-stage.ts';
import { expect, test } from './stage.ts';

/** A new user's answer to each question, or a file if the question asks for one. */
const answers: Partial<Record<Step, string>> = {
  title: 'Night Ferry',
  track_count: '1 track',
  track_titles: 'Night Ferry',
  artists: 'yes',
  primary_genre: 'Alternative',
  metadata_language: 'English',
  explicit: 'Not explicit',
  writers: 'I wrote it myself',
  ai_audio: 'no',
  ai_composition: 'no',
  sales_start: 'as soon as possible',
  recap: 'That is right',
};
const files = {
  cover_art: async () => ({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(3000)) }),
  audio_files: async () => ({ name: 'Night Ferry.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavOf(2)) }),
} as const;
type File = Awaited<ReturnType<(typeof files)[keyof typeof files]>>;

/** By keyboard only: goes back from the field to the button for files, and opens the system's dialog. */
async function chooseFile(page: Page, file: File): Promise<void> {
  const opened = page.waitForEvent('filechooser') as Promise<FileChooser>;
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Add files')).toBeFocused();
  await page.keyboard.press('Space');
  await (await opened).setFiles(file);
  await page.keyboard.press('Tab');
}

/** Types into the field, which has the focus. */
async function type(page: Page, words: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

const hasFile = (step: Step): step is keyof typeof files => step in files;

test('product 31.1, 31.41: a new user completes a single in the chat, by keyboard alone, with real files', async ({
  stage,
}) => {
  const person = await newArtist('active');
  const page = await libraryOf(stage, person);
  await page.getByRole('heading', { name: 'No releases yet' }).waitFor();
  await page.keyboard.press('n');
  const choice = page.getByRole('dialog', { name: 'Add New Release' });
  await choice.getByRole('button', { name: /assistant/ }).focus();
  let reply = await replyTo(page, () => page.keyboard.press('Enter'));
  await message(page, 'What is the title of your release?').waitFor();
  await expectAccessible(page);

  for (let turns = 0; reply.nextStep !== 'review'; turns++) {
    if (turns > 60) throw new Error(`The chat still asks for ${reply.nextStep}`);
    const { nextStep } = reply;
    reply = await replyTo(page, async () =>
      hasFile(nextStep) ? chooseFile(page, await files[nextStep]()) : type(page, answers[nextStep] ?? 'skip'),
    );
  }

  await releasePanel(page).getByText('10 of 10 complete').waitFor();
  const release = await current({ id: ReleaseId.parse(reply.releaseId), artistId: person.artistId });
  expect(submissionBlockers(release)).toEqual([]);
  expect(release).toMatchObject({
    title: 'Night Ferry',
    primaryGenre: 'alternative',
    metadataLanguage: 'en',
    // These started with the year and the account's name, so neither was asked for.
    pLine: { year: new Date().getUTCFullYear(), holder: 'Mara Ellis' },
    cLine: { year: new Date().getUTCFullYear(), holder: 'Mara Ellis' },
    salesStart: 'asap',
  });
  expect(orderedTracks(release).map(({ title, explicit, audio }) => [title, explicit, audio?.fileName])).toEqual([
    ['Night Ferry', 'Not Explicit', 'Night Ferry.wav'],
  ]);
  await expectAccessible(page);

  // Only the artist can submit, so the chat leads to the page for that.
  await releasePanel(page).getByRole('link', { name: 'Review and submit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Submit release' }).waitFor();
  await page.getByText('This action cannot be undone').waitFor();
});
