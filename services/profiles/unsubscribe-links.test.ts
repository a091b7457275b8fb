import type { ArtistId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { unsubscribeCheck, unsubscribeLinks } from './unsubscribe-links.ts';

const [mara, ines] = [anId<ArtistId>('mara'), anId<ArtistId>('ines')];
const key = async () => 'a key of the deployment';
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

test('a link stops one kind of email of one artist (product 36.8)', async () => {
  const { page, oneClick } = await unsubscribeLinks(key, 'https://music.example.com')(mara, 'wantsLive');
  const token = tokenIn(page);
  expect(page).toBe(`https://music.example.com/unsubscribe/mara/wantsLive/${token}`);
  expect(oneClick).toBe(`https://music.example.com/api/unsubscribe/mara/wantsLive/${token}`);

  const isOurs = unsubscribeCheck(key);
  expect(await isOurs(token, { artistId: mara, preference: 'wantsLive' })).toBe(true);
  expect(await isOurs(token, { artistId: ines, preference: 'wantsLive' })).toBe(false);
  expect(await isOurs(token, { artistId: mara, preference: 'wantsEarned' })).toBe(false);
  expect(await isOurs(`${token.slice(0, -1)}_`, { artistId: mara, preference: 'wantsLive' })).toBe(false);
  expect(await isOurs('', { artistId: mara, preference: 'wantsLive' })).toBe(false);
  expect(await unsubscribeCheck(async () => 'another')(token, { artistId: mara, preference: 'wantsLive' })).toBe(false);
});

test('a key that could not be read is read again', async () => {
  let reads = 0;
  const links = unsubscribeLinks(async () => {
    reads += 1;
    if (reads === 1) throw new Error('throttled');
    return 'a key';
  }, 'https://music.example.com');
  await expect(links(mara, 'wantsLive')).rejects.toThrow('throttled');
  await links(mara, 'wantsLive');
  await links(mara, 'wantsEarned');
  expect(reads).toBe(2);
});
