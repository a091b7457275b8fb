import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { openS3 } from '../local/stand-ins/s3/s3-under-test.ts';
import { expireAssets } from './expire-assets.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));

describe('the files of the site (design 8.16)', () => {
  it('are removed a month after a deployment replaced them, however old they are', async () => {
    const { client: s3, bucket } = await openS3();
    const put = async (...files: string[]) => {
      for (const file of files) await s3.send(new PutObjectCommand({ Bucket: bucket, Key: file, Body: 'x' }));
    };
    const deploy = async (on: number, ...built: string[]) => {
      await put(...built.map((file) => `assets/${file}`));
      await expireAssets({ s3, bucket, built }, day(on));
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'assets/' }));
      return Contents.map(({ Key }) => Key?.replace('assets/', ''));
    };
    await put('index.html');
    expect(await deploy(0, 'vendor-1.js', 'index-1.js')).toEqual(['index-1.js', 'vendor-1.js']);
    // A year later: the library's file is still in use, and index-1.js was replaced only now.
    expect(await deploy(365, 'vendor-1.js', 'index-2.js')).toEqual(['index-1.js', 'index-2.js', 'vendor-1.js']);
    expect(await deploy(394, 'vendor-1.js', 'index-3.js')).toEqual([
      'index-1.js',
      'index-2.js',
      'index-3.js',
      'vendor-1.js',
    ]);
    expect(await deploy(395, 'vendor-1.js', 'index-3.js')).toEqual(['index-2.js', 'index-3.js', 'vendor-1.js']);
    // A file that a later build uses again is kept.
    expect(await deploy(396, 'vendor-1.js', 'index-2.js')).toEqual(['index-2.js', 'index-3.js', 'vendor-1.js']);
    expect(await deploy(424, 'vendor-1.js', 'index-2.js')).toEqual(['index-2.js', 'index-3.js', 'vendor-1.js']);
    expect(await deploy(426, 'vendor-1.js', 'index-2.js')).toEqual(['index-2.js', 'vendor-1.js']);
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
    expect(Contents.map(({ Key }) => Key)).toContain('index.html');
  });

  it('stay if the bucket has none from this build, so that a failed copy removes nothing', async () => {
    const { client: s3, bucket } = await openS3();
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: 'assets/index-1.js', Body: 'x' }));
    for (const on of [0, 40]) expect(await expireAssets({ s3, bucket, built: ['index-2.js'] }, day(on))).toBe(0);
  });
});
