import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { answer, chatOf, field, message, releasePanel, replyTo, waitUntilIdle } from './assistant-stage.ts';
import { draftOf, editorOf, expectOnServer, section } from './editor-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { card, libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

const SEND = '**/api/assistant/messages';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

describe('product 31.40, 31.41: the chat', () => {
  test('starts with the fixed welcome and a question; only Enter sends the text', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    await message(page, 'Hi! I’m your release assistant.').waitFor();
    await message(page, 'What is the title of your release?').waitFor();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/assistant/messages')) sent += 1;
    });
    await field(page).press('Enter');
    await field(page).fill('   ');
    await field(page).press('Enter');
    // During composition, Enter accepts a word in the input method and sends nothing.
    await field(page).fill('夜');
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await field(page).fill('Night');
    await field(page).press('Shift+Enter');
    await expect(field(page)).toHaveValue('Night\n');
    await field(page).fill('a'.repeat(4001));
    await page.getByText('1 characters too many').waitFor();
    await field(page).press('Enter');
    expect(sent).toBe(0);
    const reply = await answer(page, 'Night Ferry');
    expect(sent).toBe(1);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await releasePanel(page).getByText('Night Ferry').waitFor();
    expect(page.url()).toContain(`release=${reply.releaseId}`);
    // It is announced once, when it arrives.
    await expect(page.getByRole('status').filter({ hasText: 'Assistant: Saved.' })).toHaveCount(1);
  });

  test('shows a pending reply; Stop ends the wait, and a late reply is still shown', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const letGo = await holdRequests(page, SEND);
    await field(page).fill('Slow Boat');
    await field(page).press('Enter');
    await page.getByText('The assistant is thinking...').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await message(page, 'Stopped').waitFor();
    letGo();
    await releasePanel(page).getByText('Slow Boat').waitFor();
    await expect(message(page, 'Stopped')).toHaveCount(0);
  });

  test('a conversation continues on a second device, and the card leads back to it', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const { releaseId } = await answer(page, 'Two Devices');
    const other = await libraryOf(stage, artist);
    const found = card(other, 'Two Devices');
    await found.hover();
    await found.getByRole('button', { name: 'More actions for Two Devices' }).click();
    await replyTo(other, () => other.getByRole('menuitem', { name: 'Continue in chat' }).click());
    await message(other, 'Welcome back.').waitFor();
    await message(other, 'Two Devices').first().waitFor();
    // An answer given in one is shown in the other.
    await field(other).press('ArrowUp');
    await answer(other, 'Three Devices');
    await message(page, 'Three Devices').first().waitFor();
    expect(other.url()).toContain(`release=${releaseId}`);
  });

  test('on a phone, the release is a sheet over the chat, and a bar leads to its question', async ({ stage }) => {
    const release = await draftOf(artist, { pLine: null });
    const page = await chatOf(stage, artist, release, { width: 390 });
    await page.getByRole('button', { name: 'Show the release: 9 of 10 complete' }).click();
    const sheet = page.getByRole('dialog', { name: 'The release' });
    const reply = await replyTo(page, () => sheet.getByRole('button', { name: 'P-line: missing' }).click());
    expect(reply.nextStep).toBe('p_line');
    await sheet.waitFor({ state: 'detached' });
  });
});

test('product 31.40: a reply links to the page that it names, also by keyboard; an artist’s words are never links', async ({
  stage,
}) => {
  const page = await chatOf(stage, await newArtist('active'));
  const question = 'How much does it cost? I read /terms';
  await answer(page, question);
  await expect(message(page, question).getByRole('link')).toHaveCount(0);
  const pricing = page.getByRole('list', { name: 'Conversation' }).getByRole('link', { name: '/pricing', exact: true });
  await expect(pricing).toHaveCount(1);
  const isFocused = () => pricing.evaluate((link) => link === document.activeElement);
  await field(page).focus();
  for (let n = 0; n < 20 && !(await isFocused()); n += 1) await page.keyboard.press('Shift+Tab');
  await expect(pricing).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pricing');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('product 31.12: an artist who is not understood twice is referred to the editor, or to a person', async ({
  stage,
}) => {
  const release = await draftOf(artist, { primaryGenre: '' });
  const page = await chatOf(stage, artist, release);
  const replies = page.getByRole('group', { name: 'Quick replies' });
  expect((await answer(page, "let's do the genre")).nextStep).toBe('primary_genre');
  await answer(page, 'frobnicate the widgets');
  await expect(replies.getByRole('link')).toHaveCount(0);
  await answer(page, 'frobnicate them all');
  await message(page, 'Let’s do this another way').waitFor();
  await expect(replies.getByRole('link', { name: 'Write to a person' })).toHaveAttribute('href', /^\/contact/);
  await replies.getByRole('link', { name: 'Open the editor' }).click();
  await expect(page.getByLabel('Primary genre', { exact: true })).toBeFocused();
});

test('product 31.14, 31.40: everything to be delivered is read from the top, changed there, and confirmed', async ({
  stage,
}) => {
  const release = await draftOf(artist, { recordLabel: '' });
  const page = await chatOf(stage, artist, release, { width: 390 });
  const replies = page.getByRole('group', { name: 'Quick replies' });
  const press = (name: string) => replyTo(page, () => replies.getByRole('button', { name, exact: true }).click());
  let reply = await answer(page, 'only what is required');
  for (const [step, words] of [
    ['artists', 'yes'],
    ['audio_language', 'English'],
  ] as const) {
    expect(reply.nextStep).toBe(step);
    reply = await answer(page, words);
  }
  expect(reply.nextStep).toBe('recap');
  await expect(page.getByText('This is what will be delivered:', { exact: true })).toBeInViewport();
  const changeLabel = page.getByRole('button', { name: 'Change: Record label', exact: true });
  expect((await replyTo(page, () => changeLabel.click())).nextStep).toBe('record_label');
  await answer(page, 'Ferry House');
  await message(page, 'Record label: Ferry House').waitFor();
  await press('That is right');
  await expect(message(page, 'Nothing is missing now.')).toBeInViewport();
  await page.getByRole('link', { name: 'Review and submit' }).waitFor();
});

test('product 32.8: values that a new release took over are kept with a button, or changed one by one', async ({
  stage,
}) => {
  const page = await chatOf(stage, artist);
  const replies = page.getByRole('group', { name: 'Quick replies' });
  const press = (name: string) => replyTo(page, () => replies.getByRole('button', { name, exact: true }).click());
  await answer(page, 'Night Ferry');
  await message(page, 'I copied this from your last release or your profile:').getByText('P-line: ').waitFor();
  expect((await press('Change')).nextStep).not.toBe('track_count');
  await press('Keep it');
  await replies.getByRole('button', { name: 'Keep it' }).waitFor();
});

describe('product 31.43, 31.44: changes', () => {
  test('each has an Undo, which reverses the edit and never undoes a later change', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const reply = await answer(page, 'First Name');
    const release = { id: ReleaseId.parse(reply.releaseId), artistId: artist.artistId };
    const undo = page.getByRole('button', { name: 'Undo Title' });
    const rename = (from: string, to: string) =>
      artist.api('PATCH /api/releases/{releaseId}', {
        params: { releaseId: release.id },
        body: { field: 'title', from, to },
      });
    await undo.waitFor();
    await rename('First Name', 'From the Editor');
    await releasePanel(page).getByText('From the Editor').waitFor();
    await expect(undo).toHaveCount(0);
    await rename('From the Editor', 'First Name');
    await undo.click();
    await page.getByText('Undone', { exact: true }).waitFor();
    await expect(field(page)).toBeFocused();
    await expect.poll(async () => (await current(release)).title).toBe('Untitled Release');
  });

  test('the last answer is edited: its effect is undone, and the new text becomes the answer', async ({ stage }) => {
    const page = await chatOf(stage, artist);
    const { releaseId } = await answer(page, 'Nigth Fery');
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue('Nigth Fery');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await message(page, 'Nigth Fery').getByRole('button', { name: 'Edit this answer' }).click();
    await page.getByText('Editing your last answer').waitFor();
    await answer(page, 'Night Ferry');
    const release = await current({ id: ReleaseId.parse(releaseId), artistId: artist.artistId });
    expect(release.title).toBe('Night Ferry');
    // The effect of the first answer is gone, and no Undo is offered for it.
    await expect(page.getByRole('button', { name: 'Undo Title' })).toHaveCount(1);
  });
});

test('product 31.46: "Ask" beside a field of the editor, or F1 in the field, opens the chat on that field', async ({
  stage,
}) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.getByLabel('C-line year').hover();
  const reply = await replyTo(page, () => page.getByRole('link', { name: 'Ask about C-line' }).click());
  expect(reply.nextStep).toBe('c_line');
  await page.goBack();
  await section(page, 'Album Identifiers').locator('summary').click();
  await page.getByLabel('UPC', { exact: true }).focus();
  expect((await replyTo(page, () => page.keyboard.press('F1'))).nextStep).toBe('codes');
  await waitUntilIdle(page);
  await expectOnServer(release, ({ title }) => title, release.title);
});

test('product 31.3: a message of 50,000 characters without a space stays in the field, is reported as too long, and is not sent', async ({
  stage,
}) => {
  const page = await chatOf(stage, await newArtist('active'), undefined, { width: 390 });
  await field(page).fill('x'.repeat(50_000));
  await page.getByText('46000 characters too many').waitFor();
  await expect(page.getByText('46000 characters too many')).toBeInViewport();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue(/^x{50000}$/);
});
