import { randomUUID } from 'node:crypto';
import type { ArtistId, ReleaseId, SplitInvitationId } from '../../shared/ids.ts';
import type { LaptopFile } from '../laptop-file.ts';
import { demoAdmin, demoArtist, demoGuitarist, demoInvitee } from './demo-accounts.ts';
import { ignoreError } from './ignore-error.ts';
import { type LaptopApi, laptopSession } from './session.ts';

/**
 * In ten-thousandths: the guitarist's part of one release, and the part of the next release that is offered to the
 * invitee.
 */
const [ACCEPTED, OFFERED] = [3_000, 1_500];
/** The advance: its amount, and the fraction of each share that goes to its recoupment. */
const ADVANCE = { cents: 40_000, parts: 5_000, reason: 'For the mix of the next album' };
const MAIL_TRIES = 100;
const WAIT_MS = 200;

/**
 * Splits two of the demo's releases, as users would: one with a person who signs up and accepts through the link in the
 * email, one with a person who has not answered. Also grants the artist an advance. Existing splits and advances are
 * not changed.
 */
export async function shareAndAdvance(laptop: LaptopFile): Promise<void> {
  const session = laptopSession(laptop);
  const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const [shared, offered] = await releasesToShare(artist);
  if (!shared) return;
  if (await propose(artist, shared, { ...demoGuitarist, name: demoGuitarist.fullName, parts: ACCEPTED })) {
    await session.signUp(demoGuitarist).catch(ignoreError('UsernameExistsException'));
    const guitarist = session.api(await session.signIn(demoGuitarist.email, demoGuitarist.password));
    const params = await linkTo(laptop.addresses.site, demoGuitarist.email);
    const { agreementsHash } = await guitarist('GET /api/split-invitations/{invitationId}/{token}', { params });
    await guitarist('POST /api/split-invitations/{invitationId}/{token}/accept', { params, body: { agreementsHash } });
  }
  if (offered) await propose(artist, offered, { ...demoInvitee, parts: OFFERED });
  const { id: artistId } = await artist('GET /api/me');
  // Granting an advance requires a recent sign-in.
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  await grant(office, artistId);
}

/** The first two exported releases by title, so that there are earnings to split. */
async function releasesToShare(artist: LaptopApi): Promise<ReleaseId[]> {
  const { items } = await artist('GET /api/releases', { query: { limit: 100 } });
  return items
    .filter(({ exportedAt }) => exportedAt)
    .sort((one, other) => (one.title < other.title ? -1 : 1))
    .slice(0, 2)
    .map(({ id }) => id);
}

/** @returns whether the split is a new proposal */
async function propose(
  artist: LaptopApi,
  releaseId: ReleaseId,
  { name, email, parts }: { name: string; email: string; parts: number },
): Promise<boolean> {
  const { tracks, earliest } = await artist('GET /api/releases/{releaseId}/splits', { params: { releaseId } });
  if (tracks.some(({ split }) => split)) return false;
  await artist('POST /api/releases/{releaseId}/splits', {
    params: { releaseId },
    body: {
      tracks: tracks.map(({ trackId }) => ({ trackId, rev: 0 })),
      from: earliest,
      ownParts: 10_000 - parts,
      parties: [{ name, email, parts }],
    },
    idempotencyKey: randomUUID(),
  });
  return true;
}

type Link = { invitationId: SplitInvitationId; token: string };

/** Finds the link in the email, in the local inbox. @throws Error if no email has arrived */
async function linkTo(site: string, email: string): Promise<Link> {
  for (let tries = 0; tries < MAIL_TRIES; tries++) {
    const inbox = await fetch(`${site}/local/mail.json?to=${encodeURIComponent(email)}`);
    for (const { path } of (await inbox.json()) as { path: string }[]) {
      const html = await (await fetch(`${site}${path}/html`)).text();
      const [, invitationId, token] = /\/splits\/(inv_\w+)\/([\w-]{43})/.exec(html) ?? [];
      if (invitationId && token) return { invitationId: invitationId as SplitInvitationId, token };
    }
    await new Promise((next) => setTimeout(next, WAIT_MS));
  }
  throw new Error(`No invitation reached ${email}`);
}

async function grant(office: LaptopApi, artistId: ArtistId): Promise<void> {
  const params = { artistId };
  const { items } = await office('GET /api/admin/artists/{artistId}/advances', { params });
  if (items.length > 0) return;
  await office('POST /api/admin/artists/{artistId}/advances', {
    params,
    body: ADVANCE,
    idempotencyKey: randomUUID(),
  });
}
