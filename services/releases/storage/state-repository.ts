import { Problem } from '../../../shared/contract/problem.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { ExportedRelease, PaidSubmission, Release, SubmittedRelease } from '../../../shared/releases/release.ts';
import type { ReleaseEvent } from '../../../shared/releases/release-event.ts';
import { isReadOnly } from '../../../shared/releases/release-status.ts';
import { type Audited, audit, personOf } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import { sendMail } from '../../platform/send-mail.ts';
import type { Table, Write } from '../../platform/table.ts';
import type { CodeClaim } from '../codes/code-claim.ts';
import { codeTakenProblem } from '../codes/code-taken-problem.ts';
import { countMessage, earlierSubmissionWrite, messageWrite } from '../messages/thread-writes.ts';
import type { ChangesRequest } from '../submission/request-changes.ts';
import { isSubmittedBy } from '../submission/submit-release.ts';
import { type WithdrawableRelease, withdrawableRelease } from '../submission/withdraw-release.ts';
import { appendEvent } from '../writes/append-event.ts';
import { type Part, releaseUpdate } from '../writes/release-write.ts';
import { refusePaidSubmissionWrite, withdrawSubmissionWrite } from '../writes/submission-writes.ts';
import { withdrawWrites } from '../writes/withdraw-writes.ts';
import { acceptedTextRepository } from './accepted-text-repository.ts';
import { isEditable } from './editable-condition.ts';
import { holdsPlan, isSubmitted } from './legacy-values.ts';
import { readRelease } from './read-release.ts';

type RefusedSubmission = Extract<PaidSubmission, { state: 'refused' }>;

/** A code that the submission claims for the release. The release may already have it. */
type Claim = { claim: CodeClaim; write: Write };

/**
 * Moves a release through its states from draft to exported (product 5.2): each step is one write, conditional on the
 * state before it.
 */
export const stateRepository = (table: Table) => ({
  /**
   * Submits a draft, or a release that was sent back, with its codes, if it is unchanged since it was checked:
   * everything that writes fields, tracks, files or the plan increments `rev`. The plan and the number of tracks, which
   * determine the royalty share, are separate conditions. Makes one update or, if there are `claims` (the codes that
   * the artist entered), a transaction. A repeated submission returns the release as it is.
   * @throws Problem `release-already-submitted`, `release-withdrawn`, `release-changed`, `release-not-found`;
   * `code-taken` if a claim fails
   */
  async saveSubmitted(release: SubmittedRelease, claims: readonly Claim[] = []): Promise<Release> {
    const { at, agreementVersion, plan } = release.submission;
    const kind = wasSentBack(release) ? 'resubmitted' : 'submitted';
    const submitted: ReleaseEvent = { kind, at, by: 'artist', agreementVersion, ...(plan && { plan }) };
    const judged: Part = {
      condition: 'rev = :rev AND size(trackIds) = :count',
      values: { ':rev': release.rev, ':count': release.trackIds.length },
    };
    const codes = orderedTracks(release).map(
      ({ id, isrc }, n): Part => ({
        set: [`tracks.#track${n}.isrc = :isrc${n}`],
        names: { [`#track${n}`]: id },
        values: { [`:isrc${n}`]: isrc },
      }),
    );
    const update = releaseUpdate(
      table.name,
      { artistId: release.artistId, releaseId: release.id },
      new Date(at),
      isEditable,
      judged,
      holdsPlan(release.plan),
      {
        // Any submission also completes the submission that was paid for.
        set: ['#status = :submitted', 'submission = :submission', 'upc = :upc', 'paidSubmission = :nothingPaid'],
        remove: ['changes'],
        values: {
          ':submitted': 'submitted',
          ':submission': release.submission,
          ':upc': release.upc,
          ':nothingPaid': null,
        },
      },
      ...codes,
      appendEvent(submitted),
    );
    // A transaction returns no item, but its condition names this revision, so the result is known without a read.
    const events = [...release.events, submitted];
    const after: Release = { ...release, events, paidSubmission: null, updatedAt: at, rev: release.rev + 1 };
    const write: Promise<Release> =
      claims.length === 0
        ? table.update(update).then(readRelease)
        : table.transact([{ Update: update }, ...claims.map((claim) => claim.write)]).then(() => after);
    return whenRefused(write, ({ existing, index }) => {
      const refused = claims[index - 1];
      if (refused) throw codeTakenProblem(refused.claim, existing);
      if (!existing) throw new Problem('release-not-found');
      const now = readRelease(existing);
      if (isSubmittedBy(now, release.submission.id)) return now;
      if (now.status === 'withdrawn') throw new Problem('release-withdrawn');
      throw new Problem(isReadOnly(now.status) ? 'release-already-submitted' : 'release-changed');
    });
  },

  /**
   * Rejects a submission that was paid for: stores the reason in the release, and emails the artist, once.
   * @throws Problem `release-changed` if it has already been withdrawn, submitted or rejected; `release-not-found`
   */
  async refusePaidSubmission(release: Release, refused: RefusedSubmission): Promise<void> {
    const { artistId, id: releaseId, title } = release;
    const { id, at, code, details } = refused;
    const write = table.transact([
      refusePaidSubmissionWrite(table.name, { artistId, releaseId }, refused),
      sendMail(
        table,
        { to: artistId, mail: { template: 'not-submitted', releaseId, title, code, details } },
        { id: `not-submitted-${id}`, at: new Date(at) },
      ),
    ]);
    await whenRefused(write, ({ existing }) => {
      throw new Problem(existing ? 'release-changed' : 'release-not-found');
    });
  },

  /**
   * Withdraws the submission that was accepted with a payment, if the release is unchanged since it was read.
   * @throws Problem `release-changed` if it has already been paid for, submitted or withdrawn; `release-not-found`
   */
  async withdrawSubmission(release: Release, at: Date): Promise<Release> {
    const { artistId, id: releaseId, checkout, paidSubmission } = release;
    const accepted = checkout?.accepted ?? (paidSubmission?.state === 'due' ? paidSubmission : undefined);
    if (!accepted) return release;
    const isPaid = checkout?.accepted === undefined;
    const write = table.update(
      withdrawSubmissionWrite(table.name, { artistId, releaseId }, accepted, { isPaid, at }).Update,
    );
    return readRelease(
      await whenRefused(write, ({ existing }) => {
        throw new Problem(existing ? 'release-changed' : 'release-not-found');
      }),
    );
  },

  /**
   * Withdraws a release for its artist, once, if it is still in the state in which it was read (product 11.15).
   * @param also other writes for the same transaction
   * @throws Problem `checkout-open` while it can still be paid for; `release-already-exported`, `release-withdrawn`,
   * `release-changed` if the office sent it back or its artist submitted it again; `release-not-found`
   */
  async saveWithdrawn(release: WithdrawableRelease, at: Date, also: readonly Write[] = []): Promise<void> {
    const write = table.transact([...withdrawWrites(table.name, release, at), ...also]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index > 0) throw error;
      if (!existing) throw new Problem('release-not-found');
      const { status } = withdrawableRelease(readRelease(existing));
      throw new Problem(status === release.status ? 'checkout-open' : 'release-changed');
    });
  },

  /**
   * Sends a submission back, once, if the release is unchanged since the office decided. Also stores a copy of the
   * submission, the message to the artist, and who sent it back.
   * @param also other writes for the same transaction
   * @throws Problem `release-changed` if it has changed; `release-not-found`
   */
  async saveChangesRequested(
    { release, earlier, message, rejected }: ChangesRequest,
    audited: Audited,
    also: readonly Write[] = [],
  ): Promise<void> {
    const { artistId, id: releaseId, rev, changes, events, accepted } = release;
    const owned = { artistId, releaseId };
    const sentBack: Part = {
      set: ['#status = :changesRequested', 'changes = :changes', 'events = :events', 'accepted = :accepted'],
      condition: 'rev = :rev',
      values: {
        ':changesRequested': release.status,
        ':changes': changes,
        ':events': events,
        ':accepted': accepted,
        ':rev': rev,
      },
    };
    const write = table.transact([
      { Update: releaseUpdate(table.name, owned, audited.at, isSubmitted, sentBack, countMessage) },
      earlierSubmissionWrite(table, owned, earlier),
      messageWrite(table, owned, message),
      audit(audited, {
        what: 'changes-requested',
        object: { kind: 'release', artistId, releaseId },
        from: 'submitted',
        to: release.status,
      }),
      ...acceptedTextRepository(table).reject(artistId, rejected),
      ...also,
    ]);
    await whenRefused(write, ({ existing, index, error }) => {
      if (index > 0) throw error;
      throw new Problem(existing ? 'release-changed' : 'release-not-found');
    });
  },

  /**
   * Marks a submitted release as exported, once, and records which admin did it.
   * @param also other writes for the same transaction
   * @throws Problem `release-already-exported`, `release-not-submitted`, `release-not-found`
   */
  async saveExported(release: ExportedRelease, audited: Audited, also: readonly Write[] = []): Promise<void> {
    const { artistId, id: releaseId, exportedAt } = release;
    const happened = appendEvent({ kind: 'exported', at: exportedAt, by: 'office', person: personOf(audited) });
    const exported: Part = { set: ['#status = :exported', 'exportedAt = :now'], values: { ':exported': 'exported' } };
    const write = table.transact([
      {
        Update: releaseUpdate(
          table.name,
          { artistId, releaseId },
          new Date(exportedAt),
          isSubmitted,
          exported,
          happened,
        ),
      },
      audit(audited, {
        what: 'release-exported',
        object: { kind: 'release', artistId, releaseId },
        from: 'submitted',
        to: 'exported',
      }),
      ...also,
    ]);
    await whenRefused(write, ({ existing }) => {
      if (!existing) throw new Problem('release-not-found');
      throw new Problem(
        readRelease(existing).status === 'exported' ? 'release-already-exported' : 'release-not-submitted',
      );
    });
  },
});

/** Whether the office has already asked for changes to a release. */
const wasSentBack = ({ events }: Release): boolean => events.some(({ kind }) => kind === 'changes-requested');
