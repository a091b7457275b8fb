import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import type { MailPreference } from '../../shared/mail/mail.ts';

/** Reads the signing key from the secret store. */
type ReadKey = () => Promise<string>;
type Subject = { artistId: ArtistId; preference: MailPreference };

/** The page with a button that stops a kind of email, and the address that does so by a POST alone (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string };

/** Signs one artist's choice about one kind of email: the link works without a sign-in, and for nothing else. */
const tokenFor = (key: string, { artistId, preference }: Subject): string =>
  createHmac('sha256', key).update(`unsubscribe\n${artistId}\n${preference}`).digest('base64url');

/** Reads the key once, and again after a failure. */
function readOnce(readKey: ReadKey): ReadKey {
  let key: Promise<string> | undefined;
  return () => {
    key ??= readKey().catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

/** Makes the links by which an artist stops a kind of email. */
export function unsubscribeLinks(readKey: ReadKey, siteUrl: string) {
  const key = readOnce(readKey);
  return async (artistId: ArtistId, preference: MailPreference): Promise<UnsubscribeLinks> => {
    const path = `${artistId}/${preference}/${tokenFor(await key(), { artistId, preference })}`;
    return {
      page: new URL(`/unsubscribe/${path}`, siteUrl).href,
      oneClick: new URL(`/api/unsubscribe/${path}`, siteUrl).href,
    };
  };
}

/** Makes a check of whether we signed a token for this artist and this kind of email. */
export function unsubscribeCheck(readKey: ReadKey) {
  const key = readOnce(readKey);
  return async (token: string, subject: Subject): Promise<boolean> => {
    const [actual, expected] = [Buffer.from(token), Buffer.from(tokenFor(await key(), subject))];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
}
