import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { deliveredId, type NewId, type ReleaseId } from '../../shared/ids.ts';
import type { takedownsContract } from '../../shared/takedowns/contract.ts';
import type { OfficeTakedown } from '../../shared/takedowns/takedown.ts';
import { confirmedCount } from '../../shared/takedowns/takedown-scope.ts';
import type { ExportGateway } from '../export/export-gateway.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { confirmTakedown } from './confirm-takedown.ts';
import { delivered } from './delivered-release.ts';
import { findTakedown } from './find-takedown.ts';
import { renderTakedownFile } from './render-takedown-file.ts';
import { remainingStores, sendTakedown } from './send-takedown.ts';
import { type TakedownDecisions, untilUnchanged } from './takedown-decisions.ts';
import { takedownFile, takedownFileKey } from './takedown-file.ts';
import type { TakedownRepository } from './takedown-repository.ts';
import { eventTime } from './with-store-events.ts';

type Contract = typeof takedownsContract;
type OfficeRoute = Extract<keyof Contract, `${string} /api/admin/${string}`>;

type Needs = {
  takedowns: TakedownRepository;
  decisions: TakedownDecisions;
  files: Pick<ExportGateway, 'store' | 'find'>;
  newId: NewId;
  auditedBy: (member: SignedIn) => Audited;
};

const ownedBy = ({ artistId, releaseId }: { artistId: ArtistId; releaseId: ReleaseId }): Owned => ({
  artistId,
  releaseId: deliveredId(releaseId),
});

const progress = (takedown: OfficeTakedown): string =>
  `${takedown.state}, confirmed by ${confirmedCount(takedown)} of ${takedown.stores.length} stores`;

/** The office's queue of takedowns, which it sends and confirms, but cannot refuse (product 34.4). */
export const takedownOfficeHandlers = ({
  takedowns,
  decisions,
  files,
  newId,
  auditedBy,
}: Needs): Pick<Handlers<Contract>, OfficeRoute> => ({
  'GET /api/admin/takedowns': ({ query }) => takedowns.pageOfOpen(query.cursor),

  async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns'({ params }) {
    return { items: (await takedowns.ofRelease(ownedBy(params))).takedowns };
  },

  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send': ({ actor, params }) =>
    untilUnchanged(async () => {
      const read = await decisions.open(ownedBy(params));
      const before = findTakedown(read.takedowns, params.takedownId);
      if (before.state === 'cancelled') throw new Problem('takedown-cancelled');
      if (before.state !== 'requested') throw new Problem('takedown-already-sent');
      const opened = delivered(read);
      const audited = auditedBy(actor);
      const csv = renderTakedownFile(opened.release, before, remainingStores(opened, before));
      const file = takedownFile(before, csv);
      const { takedown, ...change } = sendTakedown(opened, before, {
        file,
        at: eventTime(opened.history, audited.at),
        by: personOf(audited),
        eventId: newId('store-event'),
      });
      // Stores the file first, so that no takedown is marked as sent without its file.
      await files.store(takedownFileKey(before, file.sha256), csv);
      const object = { kind: 'release', ...ownedBy(params) } as const;
      await decisions.save(opened, change, audited.at, [
        audit(audited, { what: 'takedown-sent', object, from: before.state, to: progress(takedown) }),
      ]);
      return takedown;
    }),

  async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/file'({ params }) {
    const { takedowns: all } = await takedowns.ofRelease(ownedBy(params), { consistent: true });
    const takedown = findTakedown(all, params.takedownId);
    const sent = 'sent' in takedown ? takedown.sent : undefined;
    if (!sent) throw new Problem('takedown-not-sent');
    const csv = await files.find(takedownFileKey(takedown, sent.sha256));
    if (csv === undefined) throw new Error(`The file of ${takedown.id} is missing`);
    return { fileName: sent.fileName, body: csv };
  },

  'POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm': ({ actor, params, body }) =>
    untilUnchanged(async () => {
      const read = await decisions.open(ownedBy(params));
      const before = findTakedown(read.takedowns, params.takedownId);
      if (before.state === 'cancelled') throw new Problem('takedown-cancelled');
      if (before.state === 'requested') throw new Problem('takedown-not-sent');
      if (before.state === 'done') return before;
      const opened = delivered(read);
      const audited = auditedBy(actor);
      const { takedown, ...change } = confirmTakedown(opened, before, body, {
        at: eventTime(opened.history, audited.at),
        by: personOf(audited),
        newEventId: () => newId('store-event'),
      });
      if (takedown.state === 'sent' && confirmedCount(takedown) === confirmedCount(before)) return before;
      const object = { kind: 'release', ...ownedBy(params) } as const;
      await decisions.save(opened, change, audited.at, [
        audit(audited, { what: 'takedown-confirmed', object, from: progress(before), to: progress(takedown) }),
      ]);
      return takedown;
    }),
});
