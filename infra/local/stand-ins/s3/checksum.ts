import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { notImplemented } from './s3-error.ts';

/** A running checksum; `base64()` completes it. */
export type Checksum = { update: (bytes: Buffer) => void; base64: () => string };

/**
 * Starts the checksum named in `x-amz-checksum-<name>`. Supports those that the SDK sends by default, and those that
 * the product requests. @throws NotImplemented
 */
export function startChecksum(name: string): Checksum {
  if (name === 'crc32') return startCrc32();
  if (name !== 'sha256') throw notImplemented(`the checksum algorithm ${name}`);
  const hash = createHash('sha256');
  return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') };
}

function startCrc32(): Checksum {
  let value = 0;
  return {
    update: (bytes) => {
      value = crc32(bytes, value);
    },
    base64: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

const CHECKSUM_HEADER = /^x-amz-checksum-(?!algorithm$|mode$|type$)(.+)$/;

/** `crc32` for `x-amz-checksum-crc32`; undefined for other headers. */
export const checksumName = (header: string): string | undefined => CHECKSUM_HEADER.exec(header)?.[1];

/** The element of a response document for an object's checksum: `ChecksumSHA256`. */
export const checksumElement = (checksums: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checksums).flatMap(([header, value]) => {
      const name = checksumName(header);
      return name === undefined ? [] : [[`Checksum${name.toUpperCase()}`, value]];
    }),
  );

/** The checksum of an object that was uploaded in parts: that of its parts' checksums, and their number. */
export function compositeChecksum(
  name: string,
  parts: readonly { checksums: Readonly<Record<string, string>> }[],
): Record<string, string> {
  const header = `x-amz-checksum-${name}`;
  const checksum = startChecksum(name);
  for (const { checksums } of parts) checksum.update(Buffer.from(checksums[header] ?? '', 'base64'));
  return { [header]: `${checksum.base64()}-${parts.length}`, 'x-amz-checksum-type': 'COMPOSITE' };
}
