import { newId } from '../../shared/test/builders.ts';
import { newArtist, table } from '../test/people.ts';
import { heardRepository } from './heard-repository.ts';

const heard = heardRepository(table);
const detail = (hashes: number[]) => ({ places: [], cellMs: 20, hashes, same: [], copied: false });

test('finds recordings by their hashes until they are removed (design 5.11)', async () => {
  const { artistId } = await newArtist();
  const hashes = Array.from({ length: 32 }, () => Math.floor(Math.random() * 2 ** 32));
  const trackId = newId('track');
  const address = { artistId, releaseId: newId('release'), mediaId: newId('media') };
  await heard.save(address, trackId, detail(hashes));
  await heard.save(address, trackId, { ...detail(hashes), copied: true });

  expect(await heard.find(address)).toMatchObject({ hashes, copied: true });
  expect(await heard.sharing(hashes.slice(0, 3))).toEqual(Array(3).fill({ ...address, trackId }));

  await heard.remove(address);
  await heard.remove(address);
  expect(await heard.find(address)).toBeUndefined();
  expect(await heard.sharing(hashes)).toEqual([]);
});
