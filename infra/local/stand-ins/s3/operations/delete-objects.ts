import * as z from 'zod';
import type { Operation } from '../call.ts';
import { invalidRequest, malformedXml, notImplemented, S3Error } from '../s3-error.ts';
import { requestXml, resultXml } from '../xml.ts';
import { removeObject } from './delete-object.ts';

const MOST_KEYS = 1000;

const shape = z.object({
  Delete: z.object({
    Object: z
      .array(z.object({ Key: z.string().min(1), VersionId: z.string().optional(), ETag: z.string().optional() }))
      .min(1),
    Quiet: z.enum(['true', 'false']).optional(),
  }),
});

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html */
export const deleteObjects: Operation = async (call) => {
  if (!call.body.isVouchedFor) {
    throw invalidRequest('Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
  }
  const { Object: objects, Quiet } = requestXml(await call.body.text(), shape).Delete;
  if (objects.length > MOST_KEYS) throw malformedXml();
  if (objects.some(({ VersionId, ETag }) => VersionId ?? ETag)) throw notImplemented('DeleteObjects of a version');
  const Deleted: object[] = [];
  const errors: object[] = [];
  for (const { Key } of objects) {
    try {
      await removeObject(call, Key);
      Deleted.push({ Key });
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      errors.push({ Key, Code: error.code, Message: error.message });
    }
  }
  return {
    status: 200,
    xml: resultXml('DeleteResult', { ...(Quiet !== 'true' && { Deleted }), Error: errors }),
  };
};
