import { randomUUID } from 'node:crypto';
import { invalidReceiptHandle } from './refusals.ts';

/** A handle names its queue and message, so that one for a deleted message is told from one never issued. */
export const newReceiptHandle = (queue: string, id: string): string =>
  Buffer.from(`${queue} ${id} ${randomUUID()}`).toString('base64');

/** The message that the handle was issued for. Throws ReceiptHandleIsInvalid when this queue never issued it. */
export function messageIdIn(handle: string, queue: string): string {
  const [issuer, id, nonce] = Buffer.from(handle, 'base64').toString().split(' ');
  if (issuer !== queue || !id || !nonce) throw invalidReceiptHandle(handle);
  return id;
}
