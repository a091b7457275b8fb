import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Authorize, allowAll } from '../../authorize.ts';
import { AwsError, awsJson, unknownOperation } from '../../aws-json.ts';
import { listen, type Running } from '../../server.ts';
import { openKeyFile, type StoredKey } from './key-file.ts';

export type KmsOptions = {
  port: number;
  /** A JSON file with the bytes of each key, by its ARN. */
  file: string;
  /** The ARNs of the keys that the template declares. */
  keys: readonly string[];
  authorize?: Authorize;
};

type Call = {
  input: unknown;
  /** Returns the key with this ARN, if the caller may use it for the operation in this context. */
  keyFor: (arn: string, context: Record<string, string>) => StoredKey;
};

const KeyId = z.string().min(1);
const EncryptionContext = z.record(z.string(), z.string()).default({});

/** Parses the parameters of a call. An unsupported parameter is named in the error. @throws ValidationException */
function parametersOf<S extends z.ZodRawShape>({ input }: Call, shape: S) {
  const read = z.strictObject(shape).safeParse(input);
  if (read.success) return read.data;
  throw new AwsError('ValidationException', `The local stand-in cannot do this: ${z.prettifyError(read.error)}`);
}

/** The part of KMS's API that the stand-in implements: the operations for envelope encryption. */
const OPERATIONS: Partial<Record<string, (call: Call) => object>> = {
  GenerateDataKey(call) {
    const KeySpec = z.literal('AES_256');
    const parameters = parametersOf(call, { KeyId, KeySpec, EncryptionContext });
    const plain = randomBytes(32);
    const wrapped = call
      .keyFor(parameters.KeyId, parameters.EncryptionContext)
      .wrap(plain, parameters.EncryptionContext);
    return {
      KeyId: parameters.KeyId,
      Plaintext: plain.toString('base64'),
      CiphertextBlob: wrapped.toString('base64'),
    };
  },

  Decrypt(call) {
    const parameters = parametersOf(call, { KeyId, CiphertextBlob: z.base64(), EncryptionContext });
    const key = call.keyFor(parameters.KeyId, parameters.EncryptionContext);
    const plain = key.unwrap(Buffer.from(parameters.CiphertextBlob, 'base64'), parameters.EncryptionContext);
    // As in KMS, the error does not reveal whether the key, the context or the ciphertext is wrong.
    if (!plain) throw new AwsError('InvalidCiphertextException', '');
    return { KeyId: parameters.KeyId, Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },
};

/**
 * Starts AWS Key Management Service on loopback, AWS JSON 1.1. @throws Error with one sentence if the file is damaged
 */
export async function startKms({ port, file, keys, authorize = allowAll }: KmsOptions): Promise<Running> {
  const stored = openKeyFile(file, keys);
  const handler = awsJson('application/x-amz-json-1.1', ({ operation, input, principal }) => {
    const run = OPERATIONS[operation] ?? unknownOperation(operation);
    return run({
      input,
      keyFor(arn, context) {
        const pairs = Object.entries(context).map(([name, value]) => [
          `kms:encryptioncontext:${name.toLowerCase()}`,
          [value],
        ]);
        const refusal = authorize({
          accessKeyId: principal,
          action: `kms:${operation}`,
          resource: arn,
          context: Object.fromEntries(pairs),
        });
        if (refusal) throw new AwsError('AccessDeniedException', refusal);
        const key = stored.get(arn);
        if (!key) throw new AwsError('NotFoundException', `Key '${arn}' does not exist`);
        return key;
      },
    });
  });
  const { url, stop } = await listen(handler, port);
  return { url, stop };
}
