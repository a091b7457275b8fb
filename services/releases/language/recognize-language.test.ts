import { readFileSync } from 'node:fs';
import { metadataLanguages } from '../../../shared/reference/metadata-languages.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { releaseFindings } from '../../../shared/rules/release-findings.ts';
import { aCompleteDraft, aTrack, inOrder, NOW } from '../../../shared/test/builders.ts';
import { recognizeLanguage } from './recognize-language.ts';
import { serverFindings } from './server-findings.ts';

const read = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** A language and three titles in each line. */
const albums = read(new URL('./test/titles.txt', import.meta.url)).map(([language = '', ...titles]) => ({
  language,
  titles,
}));

/** The advice that follows from the language of a release's titles. */
const advice = async (titles: readonly string[], metadataLanguage: string): Promise<string | undefined> => {
  const release = { ...aCompleteDraft(), metadataLanguage } as Release;
  const found = releaseFindings(release, NOW, await recognizeLanguage(titles, metadataLanguage));
  return found.find(({ code }) => code === 'language-titles')?.text;
};

test.each(albums)('product 39.2: titles in $language are not said to be in another language', async (album) => {
  expect(await advice(album.titles, album.language)).toBeUndefined();
});

test('product 39.2: titles in another language than the release are noticed, and their language is named', async () => {
  const results: { right: string; text: string | undefined }[] = [];
  for (const { language, titles } of albums)
    for (const declared of ['en', 'de', 'fr']) {
      const name = metadataLanguages.find(({ code }) => code === language)?.name;
      if (language !== declared)
        results.push({ right: `The titles look ${name}.`, text: await advice(titles, declared) });
    }
  const noticed = results.filter(({ text }) => text !== undefined);
  expect(noticed.length / results.length).toBeGreaterThanOrEqual(0.9);
  expect(noticed.filter(({ text, right }) => text !== right)).toEqual([]);
});

test('product 39.2: at most one of a hundred albums of real English titles is said to be in another language', async () => {
  const real = read(new URL('../../../shared/rules/test/real-titles.txt', import.meta.url)).flatMap(([title = '']) =>
    /^[\x20-\x7e]{12,}$/.test(title) && !FOREIGN.test(title) ? [title] : [],
  );
  const wrong: string[][] = [];
  for (let n = 0; n < real.length; n++) {
    const album = [0, 1, 2, 3, 4].map((k) => real[(n * 7 + k * 31) % real.length] ?? '');
    if ((await advice(album, 'en')) !== undefined) wrong.push(album);
  }
  expect(real.length).toBeGreaterThan(100);
  expect(wrong.length / real.length).toBeLessThanOrEqual(0.01);
});
const FOREIGN = /Gracias|Vie en|regrette|quitte|moi non|Luftballons|Kommissar|Garota|Mas que|Nel blu|Clair de/;

test('product 39.2: a few letters say nothing, and neither does the language of a title alone', async () => {
  expect(await recognizeLanguage(['Volver a casa'], 'en')).toBeUndefined();
  expect(await recognizeLanguage([], 'en')).toBeUndefined();
});

test('product 39.2: the findings of a release name the language of its titles, and are ready all the same', async () => {
  const titles = ['Volver a casa', 'Nadie nos espera', 'La luz de tu ventana'];
  const release = aCompleteDraft({ title: 'Volver', ...inOrder(titles.map((title) => aTrack({ title }))) });
  const { isReady, titlesLanguage, findings } = await serverFindings(release, NOW);
  expect([isReady, titlesLanguage]).toEqual([true, 'es']);
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'language-titles', severity: 'advice', fix: 'Set it to Spanish' }),
  );
});
