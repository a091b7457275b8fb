import { gzipSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import { type Fault, faultText } from '../../shared/royalties/statement-fault.ts';
import { file, good, line, read } from './test/mapped-file.ts';
import type { readBytes } from './test/read-bytes.ts';

const bomb = gzipSync(Buffer.alloc(3 * 1024 ** 2, `${line()}\n`));
const damaged = Buffer.from(gzipSync(file(...good(500)))).fill(7, 60, 70);
const locked = (() => {
  const zip = Buffer.from(zipSync({ 'a.csv': Buffer.from(file(line())) }, { level: 6 }));
  zip.writeUInt16LE(1, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8);
  return zip;
})();
/** A ZIP with a changed byte in its entry. */
const wrongSum = (() => {
  const zip = Buffer.from(zipSync({ 'a.csv': Buffer.from(file(line())) }, { level: 0 }));
  zip[zip.indexOf('Low Tide')] = 0x4d;
  return zip;
})();
/** A ZIP packed with a method other than Deflate (12 is bzip2). */
const otherMethod = (() => {
  const zip = Buffer.from(zipSync({ 'a.csv': Buffer.from(file(line())) }, { level: 6 }));
  zip.writeUInt16LE(12, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 10);
  return zip;
})();
const nested = (depth: number): Uint8Array =>
  Array.from({ length: depth }).reduce<Uint8Array>(
    (bytes, _, n) => (n === 0 ? zipSync({ 'a.csv': bytes }) : zipSync({ 'a.zip': bytes })),
    Buffer.from(file(line())),
  );
const tar = Buffer.alloc(1_024);
tar.write('statement.csv');
tar.write('ustar', 257);
const workbook: Zippable = { '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/sheet.xml': Buffer.from('<x/>') };
const words = Buffer.from('x');

test.each<[string, string | Uint8Array, Parameters<typeof readBytes>[1], Fault]>([
  ['nothing', '', {}, { code: 'empty' }],
  ['blanks', ' \n\n', {}, { code: 'empty' }],
  ['an empty gzip', gzipSync(''), {}, { code: 'empty' }],
  ['a header only', file(), {}, { code: 'no-lines' }],
  ['a web page', '<!DOCTYPE html><html>', {}, { code: 'not-a-statement', kind: 'web page' }],
  ['a packed web page', gzipSync('\n<html>'), {}, { code: 'not-a-statement', kind: 'web page' }],
  ['a workbook without its parts', zipSync(workbook), {}, { code: 'damaged' }],
  [
    'an old workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    {},
    { code: 'workbook-of-other-kind', kind: 'an old Excel workbook (.xls)' },
  ],
  ['a PDF', '%PDF-1.7', {}, { code: 'not-a-statement', kind: 'PDF' }],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a00000000', 'hex'),
    {},
    { code: 'not-a-statement', kind: 'picture or program' },
  ],
  ['a ZIP with a wrong checksum', wrongSum, {}, { code: 'damaged' }],
  ['four nested archives', nested(4), {}, { code: 'archive-too-deep', most: 3 }],
  ['a tar', tar, {}, { code: 'other-archive' }],
  ['a compressed tar', gzipSync(tar), {}, { code: 'other-archive' }],
  ['a bomb in a nested archive', gzipSync(bomb), { megabytes: 2 }, { code: 'too-large', megabytes: 2 }],
  ['a ZIP with a locked ZIP', zipSync({ 'a.zip': locked }), {}, { code: 'zip-encrypted' }],
  ['a ZIP with pictures', zipSync({ 'a.png': words }), {}, { code: 'zip-without-statement' }],
  [
    'a ZIP with two statements',
    zipSync({ 'a.csv': words, 'b.tsv': words }),
    {},
    { code: 'zip-of-several', names: ['a.csv', 'b.tsv'] },
  ],
  ['a ZIP with a password', locked, {}, { code: 'zip-encrypted' }],
  ['a ZIP compressed with bzip2', otherMethod, {}, { code: 'other-archive' }],
  ['half a ZIP', zipSync({ 'a.csv': Buffer.from(file(...good(99))) }).subarray(0, 90), {}, { code: 'damaged' }],
  ['half a gzip', gzipSync(file(...good(500))).subarray(0, 150), {}, { code: 'cut' }],
  ['wrong bytes in a gzip', damaged, {}, { code: 'damaged' }],
  ['a gzip bomb', bomb, { megabytes: 2 }, { code: 'too-large', megabytes: 2 }],
  [
    'a ZIP bomb',
    zipSync({ 'a.csv': Buffer.alloc(3 * 1024 ** 2, 'a,\n') }),
    { megabytes: 2 },
    { code: 'too-large', megabytes: 2 },
  ],
  ['a file cut off within a line', file(...good(500)).slice(0, -30), {}, { code: 'cut' }],
  ['a file cut off within a quoted cell', `${file(...good(500))}QZZZ12600001,86,"Low T`, {}, { code: 'cut' }],
  ['unknown columns', 'a,b,c\n1,2,3\n', {}, { code: 'header-unknown', columns: ['a', 'b', 'c'] }],
  [
    'two columns with the same name',
    file(line()).replace('When', 'When,Net'),
    {},
    { code: 'column-repeated', column: 'Net' },
  ],
  ['a missing column', file(line()).replace('Shop', 'Store'), {}, { code: 'column-missing', column: 'Shop' }],
  ['many bad lines', file(...good(50), line({ net: '?' })), {}, { code: 'too-many-bad-lines', bad: 1, lines: 51 }],
  [
    'one decimal too many',
    file(...good(9), line({ net: '0.0000000000000000000000000000000000001' })),
    {},
    { code: 'too-precise', line: 11, amount: '0.0000000000000000000000000000000000001' },
  ],
  ['an exponent too small', file(line({ net: '1e-37' })), {}, { code: 'too-precise', line: 2, amount: '1e-37' }],
  [
    'decimals that leave no room for integer digits',
    file(line({ net: '9999' }), line({ net: '1e-35' })),
    {},
    { code: 'too-precise', line: 3, amount: '1e-35' },
  ],
  [
    'an amount with another currency’s sign',
    file(...good(300), line({ net: '€1.50' })),
    {},
    { code: 'currency-sign', line: 302, amount: '€1.50' },
  ],
  [
    'an overflowing sum',
    file(...Array.from({ length: 20 }, () => line({ net: '99999999999999' }))),
    {},
    { code: 'too-large-amount' },
  ],
  ['ambiguous amounts', file(line({ net: '1,234' })), {}, { code: 'decimals-unclear', example: '1,234' }],
  [
    'contradictory amounts',
    file(line({ net: '0,5' }), line({ net: '0.5' })),
    {},
    { code: 'decimals-unclear', example: '0,5', point: '0.5' },
  ],
  ['two currencies', file(line(), line({ money: 'eur' })), {}, { code: 'two-currencies', currencies: ['EUR', 'USD'] }],
  [
    'a total that differs from the office’s',
    file(line()),
    { control: { amount: '1.51' } },
    { code: 'total-differs', stated: '1.51', read: '1.5' },
  ],
  [
    'fewer lines than the office entered',
    file(line()),
    { control: { lines: 2 } },
    { code: 'lines-differ', stated: 2, read: 1 },
  ],
])('%s is refused with a message, and leaves no files (product 23.5)', async (_, bytes, wanted, fault) => {
  await expect(read(bytes, wanted)).rejects.toMatchObject({ fault, message: faultText(fault) });
});

test('stops at an ambiguous amount if the beginning of the file shows no mark (product 23.5)', async () => {
  const long = file(...Array.from({ length: 6_000 }, () => line({ net: '1' })), line({ net: '1,234' }));
  await expect(read(long)).rejects.toMatchObject({ fault: { code: 'decimals-unclear', example: '1,234' } });
  expect((await read(long, { given: { mark: '.' } })).reading.amount).toBe('7234');
});
