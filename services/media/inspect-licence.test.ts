import { deflateSync } from 'node:zlib';
import { pdfOf } from '../test/pdf.ts';
import { inspectLicence } from './inspect-licence.ts';

const text = (content: string) => Buffer.from(content);

test.each<[string, Uint8Array]>([
  ['a PDF', pdfOf('The licence')],
  ['one with a line end behind it', Buffer.concat([pdfOf('x'), text('\r\n')])],
  ['one that a mailer has filled up with blanks', Buffer.concat([pdfOf('x'), Buffer.alloc(1000)])],
])('%s is taken', (_, bytes) => expect(inspectLicence(bytes)).toEqual({ isPdf: true }));

test.each<[string, Uint8Array]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', text('<html>%PDF-1.7 %%EOF</html>')],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['a PDF behind something else', Buffer.concat([text('#!/bin/sh\n'), pdfOf('x')])],
  ['the word alone', text('%PDF')],
])('product 8.5: %s is no PDF', (_, bytes) =>
  expect(inspectLicence(bytes)).toEqual({ finding: { title: 'Invalid File Type', text: 'Please upload a PDF file.' } }),
);

test.each<[string, Uint8Array]>([
  ['cut in half', pdfOf('x').subarray(0, 200)],
  ['without its last line', pdfOf('x').subarray(0, -7)],
  ['with an end far before its end', Buffer.concat([pdfOf('x'), Buffer.alloc(2000)])],
])('a PDF %s is refused', (_, bytes) =>
  expect(inspectLicence(bytes)).toMatchObject({ finding: { title: 'Upload Failed' } }),
);

/** A PDF whose objects are in a compressed stream, as most programs now write them (ISO 32000-1, 7.5.7). */
const compressed = (objects: string, rest = '') => {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    text(
      `%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /N 2 /First 8 /Length ${packed.length} /Filter /FlateDecode >>\nstream\r\n`,
    ),
    packed,
    text(`\nendstream\nendobj\n${rest}\n%%EOF\n`),
  ]);
};

test.each<[string, Uint8Array]>([
  ['in a compressed stream', compressed('<</Type/Pages/Count 1>> <</Type/Page/Parent 2 0 R>>')],
  ['in an encrypted stream', compressed('x', '<< /Encrypt 9 0 R >>')],
])('a page %s is found', (_, bytes) => expect(inspectLicence(bytes)).toEqual({ isPdf: true }));

test.each<[string, Uint8Array]>([
  ['nothing between its ends', text('%PDF-%%EOF')],
  ['a tree of pages without a page', text('%PDF-1.4\n2 0 obj << /Type /Pages /Kids [] /Count 0 >>\n%%EOF')],
  ['a compressed stream without a page', compressed('<</Type/Pages/Count 0>>')],
  ['a stream that inflates to a thousand times its size', compressed(' '.repeat(64 * 1024 * 1024))],
])('a PDF with %s is refused', (_, bytes) =>
  expect(inspectLicence(bytes)).toEqual({
    finding: { title: 'Upload Failed', text: 'The PDF has no pages. Please export it again.' },
  }),
);
