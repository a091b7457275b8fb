import sharp from 'sharp';
import { newId } from '../../shared/test/builders.ts';
import { jpegOf } from '../test/files.ts';
import { laptop } from '../test/laptop.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { until } from '../test/releases.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { MAX_UNFINISHED_CHECKS } from './check-limit.ts';
import { checkPhoto } from './check-photo.ts';
import { photoRepository } from './photo-repository.ts';

let artist: Person;
beforeEach(async () => {
  artist = await newArtist('active');
});

const photo = () => artist.api('GET /api/me/photo');
const served = async (mediaId: string, size: number) => {
  const answer = await fetch(`${laptop.addresses.site}/art/${mediaId}/${size}.webp`);
  return answer.ok ? sharp(Buffer.from(await answer.arrayBuffer())).metadata() : undefined;
};

/** Sends a picture and waits for its verdict. */
async function send(bytes: Uint8Array, contentType = 'image/jpeg') {
  const { mediaId, url, headers } = await artist.api('POST /api/me/photo', {
    body: { contentType, size: bytes.length },
  });
  expect((await photo()).isAwaited).toBe(true);
  const sent = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) });
  expect(sent.status).toBe(200);
  return { mediaId, after: await until(photo, ({ isAwaited }) => !isAwaited, 'the verdict on the photo') };
}

test('a photo is redrawn and shown, replaced by a newer one, and deleted when its artist removes it (product 3.21)', async () => {
  expect(await photo()).toEqual({ current: null, isAwaited: false, finding: null });
  const first = await send(await jpegOf(800, 600));
  expect(first.after).toEqual({ current: first.mediaId, isAwaited: false, finding: null });
  expect(await served(first.mediaId, 96)).toMatchObject({ format: 'webp', width: 96, height: 96 });

  const second = await send(
    await sharp(await jpegOf(500))
      .png()
      .toBuffer(),
    'image/png',
  );
  expect(second.after.current).toBe(second.mediaId);
  expect(await served(second.mediaId, 512)).toMatchObject({ width: 512 });
  await until(
    () => served(first.mediaId, 512),
    (found) => found === undefined,
    'the end of the photo before',
  );

  expect((await artist.api('DELETE /api/me/photo')).current).toBeNull();
  expect(await served(second.mediaId, 512)).toBeUndefined();
});

test('a picture whose checks started but did not finish is rejected at the fifth, without being read (design 5.8)', async () => {
  const photos = photoRepository(table);
  const address = { artistId: artist.artistId, mediaId: newId('media') };
  await photos.expect(address, { size: 1000, now: new Date() });
  const unread = {
    openUpload: () => Promise.reject(new Error('It was read')),
    discardUpload: async () => {},
  } as unknown as BucketGateway;
  for (let n = 0; n < MAX_UNFINISHED_CHECKS; n++) expect(await photos.beginCheck(address)).toBe(true);
  expect(await photos.beginCheck(address)).toBe(false);
  await checkPhoto({ photos, buckets: unread }, address);
  expect((await photo()).finding?.text).toContain('We couldn’t check this picture.');

  const other = { ...address, mediaId: newId('media') };
  await photos.expect(other, { size: 1000, now: new Date() });
  for (let n = 0; n <= MAX_UNFINISHED_CHECKS; n++) {
    expect(await photos.beginCheck(other)).toBe(true);
    await photos.endCheck(other);
  }
  expect(await photos.awaited(other)).toMatchObject({ begunChecks: 0 });
});

test('an SVG that claims to be a JPEG is refused, and the previous photo stays (product 3.21)', async () => {
  const good = await send(await jpegOf(500));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>';
  const { mediaId, after } = await send(Buffer.from(svg));
  expect(after).toEqual({
    current: good.mediaId,
    isAwaited: false,
    finding: { title: 'Invalid Format', text: 'Please choose a JPEG, PNG or WebP picture.' },
  });
  expect(await served(mediaId, 96)).toBeUndefined();
});

test.each([
  ['image/svg+xml', 1000, 'Please choose a JPEG, PNG or WebP picture.'],
  ['text/html', 1000, 'Please choose a JPEG, PNG or WebP picture.'],
  ['image/png', 10 * 1024 * 1024, 'A photo must be less than 10MB.'],
  ['image/png', 0, 'The file is empty. Please choose it again.'],
])('product 3.21: no URL is issued for %s of %d bytes', async (contentType, size, text) => {
  const answer = await rawCall('POST /api/me/photo', { token: artist.token, body: { contentType, size } });
  expect(answer).toMatchObject({ status: 400, code: 'file-not-accepted', details: { finding: { text } } });
});

test('an account that is not active uploads no photo', async () => {
  const { token } = await newArtist('new');
  const body = { contentType: 'image/png', size: 1000 };
  expect(await rawCall('POST /api/me/photo', { token, body })).toMatchObject({ status: 403, code: 'account-inactive' });
});
