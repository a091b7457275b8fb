import { gunzipSync } from 'node:zlib';
import { compressReply } from './compress-reply.ts';

const reply = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
const long = JSON.stringify({
  items: Array.from({ length: 100 }, (_, n) => ({ id: `rel_${n}`, title: 'Fähre bei Nacht' })),
});

test('compresses a long reply for a client that accepts gzip, without loss', () => {
  const packed = compressReply(reply(long), 'gzip, deflate, br');
  expect(packed).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', vary: 'accept-encoding' },
    isBase64Encoded: true,
  });
  const bytes = Buffer.from(packed.body ?? '', 'base64');
  expect(gunzipSync(bytes).toString()).toBe(long);
  expect(bytes.length).toBeLessThan(long.length / 5);
});

test.each([[undefined], [''], ['br'], ['gzip;q=0'], ['identity, gzip; q=0.0'], ['x-gzip']])(
  'a client that sends "%s" gets it uncompressed',
  (acceptEncoding) => {
    expect(compressReply(reply(long), acceptEncoding)).toEqual(reply(long));
  },
);

test('leaves a short reply, or a compressed one, as it is', () => {
  expect(compressReply(reply('{"a":1}'), 'gzip')).toEqual(reply('{"a":1}'));
  const packed = { ...reply(long), isBase64Encoded: true };
  expect(compressReply(packed, 'gzip')).toBe(packed);
});
