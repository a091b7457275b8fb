import { Problem } from '../../shared/contract/problem.ts';
import type { NewId } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { ReleaseCard } from '../../shared/releases/card.ts';
import type { releasesContract } from '../../shared/releases/contract.ts';
import { copyRelease } from '../../shared/releases/copy-release.ts';
import { firstCredit } from '../../shared/releases/first-credit.ts';
import { nextTrack } from '../../shared/releases/next-track.ts';
import type { ReleaseMessage } from '../../shared/releases/release-message.ts';
import { strategySteps } from '../../shared/releases/strategy-steps.ts';
import { TRACK_LIMIT } from '../../shared/releases/track-limit.ts';
import type { artistTotals } from '../accounts/artist-totals.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Write } from '../platform/table.ts';
import type { BeginRelease } from './begin-release.ts';
import type { CardRepository } from './card-repository.ts';
import { changesMail } from './changes-mail.ts';
import { findReleases } from './find-releases.ts';
import { indexOfTrack } from './index-of-track.ts';
import type { MessageRepository } from './message-repository.ts';
import type { ReadCreditNames } from './read-credit-names.ts';
import { releaseDetail } from './release-detail.ts';
import type { ReleaseRepository } from './release-repository.ts';
import type { ReleaseSearchRepository } from './release-search-repository.ts';
import { requestChanges } from './request-changes.ts';
import { isSubmittedBy } from './submit-release.ts';
import type { Submit } from './submit-with-codes.ts';
import { tickStep } from './tick-step.ts';
import type { TrackRepository } from './track-repository.ts';

type Needs = {
  releases: ReleaseRepository;
  begin: BeginRelease;
  readNames: ReadCreditNames;
  tracks: TrackRepository;
  cards: CardRepository;
  /** How many releases of an artist are in each state of the library. */
  countStates: ReturnType<typeof artistTotals>['states'];
  earnings: Pick<EarningsRepository, 'head'>;
  search: ReleaseSearchRepository['search'];
  messages: MessageRepository;
  /** A write for the transaction of the message that it tells of. */
  send: (mail: AddressedMail, message: Pick<ReleaseMessage, 'id' | 'at'>) => Write;
  submit: Submit;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

export const releaseHandlers = ({
  releases,
  begin,
  readNames,
  tracks,
  cards,
  countStates,
  earnings,
  search,
  messages,
  send,
  submit,
  newId,
  auditedBy,
  now,
}: Needs): Handlers<typeof releasesContract> => ({
  async 'GET /api/releases'({ actor, query }) {
    const { artistId } = actor;
    const [page, earned, counts] = await Promise.all([
      cards.library(artistId, query),
      earnings.head(artistId),
      query.cursor === undefined ? countStates(artistId) : undefined,
    ]);
    const withEarnings = (card: ReleaseCard): ReleaseCard => {
      const figure = earned.releases.get(card.id);
      return figure ? { ...card, earnedMicros: String(figure.micros) } : card;
    };
    return { ...page, items: page.items.map(withEarnings), ...(counts && { counts }) };
  },

  async 'POST /api/releases'({ actor, storeWithEffect }) {
    const release = await begin.afterLast(actor, now());
    return storeWithEffect(release, (answered) => releases.create(release, [answered]));
  },

  async 'POST /api/releases/{releaseId}/copies'({ actor, params, body, storeWithEffect }) {
    const source = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
    const at = now();
    const release =
      body.what === 'duplicate' ? copyRelease(source, { newId, now: at }) : await begin.like(actor, source, at);
    return storeWithEffect(release, (answered) => releases.create(release, [answered]));
  },

  'GET /api/credit-names': ({ actor }) => readNames(actor.artistId),

  'GET /api/releases/{releaseId}': async ({ actor, params }) =>
    releaseDetail(await releases.aggregate({ artistId: actor.artistId, ...params })),

  'PATCH /api/releases/{releaseId}': ({ actor, params, body }) =>
    releases.edit({ artistId: actor.artistId, ...params }, { ...body, now: now() }),

  async 'DELETE /api/releases/{releaseId}'({ actor, params }) {
    await releases.remove({ artistId: actor.artistId, ...params });
    return { deleted: true };
  },

  async 'POST /api/releases/{releaseId}/tracks'({ actor, params, sameId }) {
    const owned = { artistId: actor.artistId, ...params };
    const artist = firstCredit({ id: sameId('credit'), artistName: actor.artistName });
    const attempt = async () => {
      const release = await releases.get(owned, { consistent: true });
      const id = sameId('track');
      if (release.tracks[id]) return release;
      const { trackIds } = release;
      if (trackIds.length >= TRACK_LIMIT) throw new Problem('too-many-tracks');
      const at = now();
      const track = nextTrack(release, { id, number: trackIds.length + 1, artist, now: at });
      return tracks.add(owned, { track, count: trackIds.length, now: at });
    };
    // Each lost try means that another track came: after fifteen there is no room.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT + 1);
  },

  async 'PATCH /api/releases/{releaseId}/tracks/{trackId}'({ actor, params: { releaseId, trackId }, body }) {
    const owned = { artistId: actor.artistId, releaseId };
    if (body.field !== 'isrc' || body.to === '') return tracks.edit(owned, { ...body, trackId, now: now() });
    const attempt = async () => {
      const { trackIds } = await releases.get(owned, { consistent: true });
      return tracks.editIsrc(owned, { ...body, trackId, trackIds, now: now() });
    };
    // Each lost try means that a track came, went or moved.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT);
  },

  'PATCH /api/releases/{releaseId}/tracks': ({ actor, params, body }) =>
    tracks.editAll({ artistId: actor.artistId, ...params }, { ...body, now: now() }),

  'DELETE /api/releases/{releaseId}/tracks/{trackId}'({ actor, params: { releaseId, trackId } }) {
    const owned = { artistId: actor.artistId, releaseId };
    const attempt = async () => {
      const release = await releases.get(owned, { consistent: true });
      return tracks.remove(owned, { release, trackId, index: indexOfTrack(release, trackId), now: now() });
    };
    // Each lost try means that a track before it went, or that the order changed.
    return retryWhenChanged('release-changed', attempt, TRACK_LIMIT);
  },

  'PUT /api/releases/{releaseId}/track-order': ({ actor, params, body }) =>
    tracks.reorder({ artistId: actor.artistId, ...params }, { ...body, now: now() }),

  'POST /api/releases/{releaseId}/submit': ({ actor, params, body, sameId }) =>
    retryWhenChanged('release-changed', async () => {
      const release = await releases.get({ artistId: actor.artistId, ...params }, { consistent: true });
      const id = sameId('submission');
      return isSubmittedBy(release, id) ? release : submit(release, { ...body, id });
    }),

  async 'PATCH /api/releases/{releaseId}/checklist'({ actor, params, body }) {
    const owned = { artistId: actor.artistId, ...params };
    const attempt = async () => {
      const release = await releases.get(owned, { consistent: true });
      const to = tickStep(release, body);
      return to.length === release.checklist.length
        ? release
        : releases.saveChecklist(owned, { from: release.checklist, to, now: now() });
    };
    // Each lost try means that another step was ticked: there are five others.
    return retryWhenChanged('release-changed', attempt, strategySteps.length - 1);
  },

  async 'POST /api/releases/{releaseId}/messages'({ actor, params, body, storeWithEffect }) {
    const message = { id: newId('message'), at: now().toISOString(), by: 'artist' as const, ...body, reasons: [] };
    const owned = { artistId: actor.artistId, ...params };
    return storeWithEffect(message, (answered) => messages.add(owned, message, [answered]));
  },

  async 'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages'({ actor, params, body, storeWithEffect }) {
    const audited = auditedBy(actor);
    const release = await releases.get(params, { consistent: true });
    const person = personOf(audited);
    const at = audited.at.toISOString();
    const message = { id: newId('message'), at, by: 'office' as const, person, ...body, reasons: [] };
    const object = { kind: 'release' as const, ...params };
    return storeWithEffect(message, (answered) =>
      messages.add(params, message, [
        audit(audited, { what: 'message-written', object, from: '', to: message.id }),
        send(changesMail(release, message), message),
        answered,
      ]),
    );
  },

  async 'GET /api/admin/releases'({ query }) {
    const [page, counts] = await Promise.all([findReleases({ cards, search }, query), cards.counts()]);
    return { ...page, counts };
  },

  'GET /api/admin/catalogue': ({ query: { tab, cursor } }) => cards.rows(tab, cursor),

  'GET /api/admin/artists/{artistId}/releases/{releaseId}': async ({ params }) =>
    releaseDetail(await releases.aggregate(params)),

  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes'({ actor, params, body, storeWithEffect }) {
    const audited = auditedBy(actor);
    const request = { ...body, id: newId('message'), by: personOf(audited), now: audited.at };
    return retryWhenChanged('release-changed', async () => {
      const requested = requestChanges(await releases.get(params, { consistent: true }), request);
      const mail = changesMail(requested.release, requested.message);
      return storeWithEffect(requested.message, (answered) =>
        releases.saveChangesRequested(requested, audited, [send(mail, requested.message), answered]),
      );
    });
  },
});
