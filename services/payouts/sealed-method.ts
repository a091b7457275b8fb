import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { ArtistId } from '../../shared/ids.ts';
import { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';
import type { PayoutKeyGateway } from './payout-key-gateway.ts';

/** A method as stored, in base64: encrypted with its own data key (AES-256-GCM), which KMS has wrapped. */
export const SealedMethod = z.object({
  wrapped: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  text: z.base64(),
});
export type SealedMethod = z.infer<typeof SealedMethod>;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bytes = (base64: string) => Buffer.from(base64, 'base64');

/** Encrypts a string so that only this artist's key can decrypt it. */
export async function sealText(
  keys: Pick<PayoutKeyGateway, 'newKey'>,
  artistId: ArtistId,
  plain: string,
): Promise<SealedMethod> {
  const { key, wrapped } = await keys.newKey(artistId);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(artistId));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  key.fill(0);
  return { wrapped: text(wrapped), nonce: text(nonce), tag: text(cipher.getAuthTag()), text: text(sealed) };
}

/**
 * Decrypts a string.
 * @throws Error if it was encrypted for a different artist, or modified
 */
export async function openText(
  keys: Pick<PayoutKeyGateway, 'open'>,
  artistId: ArtistId,
  sealed: SealedMethod,
): Promise<string> {
  const key = await keys.open(artistId, bytes(sealed.wrapped));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.nonce));
  decipher.setAAD(Buffer.from(artistId)).setAuthTag(bytes(sealed.tag));
  const plain = Buffer.concat([decipher.update(bytes(sealed.text)), decipher.final()]);
  key.fill(0);
  return plain.toString();
}

export const sealMethod = (
  keys: Pick<PayoutKeyGateway, 'newKey'>,
  artistId: ArtistId,
  details: PayoutMethodDetails,
): Promise<SealedMethod> => sealText(keys, artistId, JSON.stringify(details));

/** Decrypts a method. @throws Error as `openText` does */
export const openMethod = async (
  ...sealed: [keys: Pick<PayoutKeyGateway, 'open'>, artistId: ArtistId, sealed: SealedMethod]
): Promise<PayoutMethodDetails> => PayoutMethodDetails.parse(JSON.parse(await openText(...sealed)));
