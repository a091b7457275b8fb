import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import { findCode } from './find-code.ts';

const KEPT = 200;

/** `text` is the plain-text part, and `from` who sends it: Cognito's own mails have neither. */
export type OutgoingMail = { to: string; subject: string; html: string; text?: string; from?: string };

/** `id` is a ULID, so ids sort by age. `at` is ISO 8601. `code` is the six-digit code in the mail, if it has one. */
export type DeliveredMail = OutgoingMail & { id: string; at: string; code?: string };

export type Mailbox = {
  /** The mail is on disk when this returns. */
  add(mail: OutgoingMail): Promise<void>;
  /** Newest first. */
  list(): DeliveredMail[];
  find(id: string): DeliveredMail | undefined;
};

/** One JSON file a mail, the newest 200. Throws one sentence naming the file that is damaged. */
export function openMailbox(directory: string): Mailbox {
  mkdirSync(directory, { recursive: true });
  const nextId = monotonicFactory();
  const fileOf = (id: string) => join(directory, `${id}.json`);
  const names = readdirSync(directory);
  for (const name of names) if (name.endsWith('.json.new')) rmSync(join(directory, name));
  const mails = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readMail(join(directory, name)));
  for (const { id } of mails.splice(0, Math.max(0, mails.length - KEPT))) rmSync(fileOf(id));

  return {
    async add(outgoing) {
      const id = nextId();
      const mail = { ...outgoing, id, at: new Date().toISOString(), code: findCode(outgoing) };
      await writeFile(`${fileOf(id)}.new`, JSON.stringify(mail));
      await rename(`${fileOf(id)}.new`, fileOf(id));
      mails.push(mail);
      // Two deliveries may reach the disk in the other order.
      mails.sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const old of mails.splice(0, Math.max(0, mails.length - KEPT))) await rm(fileOf(old.id), { force: true });
    },
    list: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

function readMail(file: string): DeliveredMail {
  let mail: unknown;
  try {
    mail = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    mail = undefined;
  }
  if (!isMail(mail)) throw new Error(`The mail ${file} is damaged: delete it, or put a good copy back.`);
  return mail;
}

const isMail = (value: unknown): value is DeliveredMail =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'at', 'to', 'subject', 'html'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
