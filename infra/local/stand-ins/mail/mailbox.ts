import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';
import { openJournal } from '../../journal.ts';
import { findCode } from './find-code.ts';

const MAX_EMAILS = 200;

const DeliveredMail = z.object({
  /** A ULID, so that ids sort by time. */
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  /** The plain-text part and the sender; Cognito's own emails have neither. */
  text: z.string().optional(),
  from: z.string().optional(),
  /** The six-digit code in the email, if it has one. */
  code: z.string().optional(),
});
export type DeliveredMail = z.infer<typeof DeliveredMail>;
export type OutgoingMail = Omit<DeliveredMail, 'id' | 'at' | 'code'>;

/** Keeps the newest 200 emails. @throws Error with one sentence that names the file if it is damaged */
export function openMailbox(directory: string) {
  const nextId = monotonicFactory();
  let mails: DeliveredMail[] = [];
  const hold = (mail: DeliveredMail) => {
    mails = [...mails, mail].slice(-MAX_EMAILS);
  };
  const journal = openJournal<DeliveredMail>(join(directory, 'mail.jsonl'), {
    replay: (entry) => hold(DeliveredMail.parse(entry)),
    snapshot: () => mails,
  });
  return {
    /** Stores an email, which is on disk once this returns. */
    add(outgoing: OutgoingMail): void {
      const mail = { ...outgoing, id: nextId(), at: new Date().toISOString(), code: findCode(outgoing) };
      journal.append(mail);
      hold(mail);
    },
    /** The emails, newest first. */
    list: () => mails.toReversed(),
    find: (id: string) => mails.find((mail) => mail.id === id),
    close: journal.close,
  };
}
