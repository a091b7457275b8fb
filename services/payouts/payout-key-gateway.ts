import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import type { ArtistId } from '../../shared/ids.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** A key for one secret, and the same key wrapped by KMS, which is stored with the encrypted secret. */
export type DataKey = { key: Uint8Array; wrapped: Uint8Array };

/**
 * Creates and unwraps data keys with the KMS key that protects payout methods. Each is bound to its artist: KMS unwraps
 * it only for that artist, and logs each use.
 */
export const payoutKeyGateway = (keyId: string) => {
  const client = new KMSClient(clientSettings);
  return {
    async newKey(artistId: ArtistId): Promise<DataKey> {
      const { Plaintext: key, CiphertextBlob: wrapped } = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: { artistId } }),
      );
      if (!key || !wrapped) throw new Error('KMS made no data key');
      return { key, wrapped };
    },

    /** @throws InvalidCiphertextException for a key that was wrapped for a different artist */
    async open(artistId: ArtistId, wrapped: Uint8Array): Promise<Uint8Array> {
      const { Plaintext: key } = await client.send(
        new DecryptCommand({ KeyId: keyId, CiphertextBlob: wrapped, EncryptionContext: { artistId } }),
      );
      if (!key) throw new Error('KMS opened no data key');
      return key;
    },
  };
};

export type PayoutKeyGateway = ReturnType<typeof payoutKeyGateway>;
