import type { NewId } from '../../shared/ids.ts';
import type { AddressedMail } from '../../shared/mail/mail.ts';
import type { officeReleasesContract } from '../../shared/releases/office-contract.ts';
import type { ReleaseMessage } from '../../shared/releases/release-message.ts';
import type { SignedIn } from '../platform/actor.ts';
import { type Audited, audit, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Write } from '../platform/table.ts';
import { serverFindings } from './language/server-findings.ts';
import type { CardRepository } from './library/card-repository.ts';
import { findReleases } from './library/find-releases.ts';
import type { ReleaseSearchRepository } from './library/release-search-repository.ts';
import type { MessageRepository } from './messages/message-repository.ts';
import { releaseDetail } from './storage/release-detail.ts';
import type { ReleaseRepository } from './storage/release-repository.ts';
import { changesMail } from './submission/changes-mail.ts';
import { requestChanges } from './submission/request-changes.ts';

export type OfficeNeeds = {
  releases: ReleaseRepository;
  cards: CardRepository;
  search: ReleaseSearchRepository['search'];
  messages: MessageRepository;
  /** Makes a write that sends an email, for the transaction that stores the message. */
  send: (mail: AddressedMail, message: Pick<ReleaseMessage, 'id' | 'at'>) => Write;
  newId: NewId;
  auditedBy: (admin: SignedIn) => Audited;
  now: () => Date;
};

export const officeHandlers = ({
  releases,
  cards,
  search,
  messages,
  send,
  newId,
  auditedBy,
  now,
}: OfficeNeeds): Handlers<typeof officeReleasesContract> => ({
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

  'GET /api/admin/artists/{artistId}/releases/{releaseId}/findings': async ({ params }) =>
    serverFindings(await releases.get(params, { consistent: true }), now()),

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
