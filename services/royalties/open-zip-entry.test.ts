import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { zipSync } from 'fflate';
import yauzl from 'yauzl';
import { temporaryFolder } from '../../infra/test/test-cleanup.ts';
import { openZipEntry } from './open-zip-entry.ts';

const words = Buffer.from('x');
const close = jest.spyOn(yauzl.ZipFile.prototype, 'close');
const openedZip = (files: Record<string, Buffer>) => {
  const file = path.join(temporaryFolder(), 'dropped.zip');
  writeFileSync(file, zipSync(files));
  close.mockClear();
  return openZipEntry(file);
};

it('closes a ZIP after reading its statement, and if it has none (product 23.3)', async () => {
  const stream = (await openedZip({ 'a.csv': words })).resume();
  expect(close).not.toHaveBeenCalled();
  await once(stream, 'close');
  expect(close).toHaveBeenCalledTimes(1);
  await expect(openedZip({ 'a.png': words })).rejects.toMatchObject({ fault: { code: 'zip-without-statement' } });
  expect(close).toHaveBeenCalledTimes(1);
});
