import { createHash, randomBytes } from 'node:crypto';

/** Opens an archive to whoever has it: 256 random bits, in the address that is mailed. Stored is its digest only. */
export type ArchiveToken = string & { readonly archiveToken: unique symbol };

export const newArchiveToken = (): ArchiveToken => randomBytes(32).toString('base64url') as ArchiveToken;

/** In hexadecimal (SHA-256). */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
