import { Problem } from '../../../shared/contract/problem.ts';
import type { MessageId } from '../../../shared/ids.ts';
import { contentOf, type EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import type { OfficePerson } from '../../../shared/releases/office-person.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { OfficeMessage } from '../../../shared/releases/release-message.ts';
import type { RequestChanges } from '../../../shared/releases/request-changes.ts';
import { timelineOf } from '../../../shared/releases/timeline.ts';
import type { AcceptedText } from '../../../shared/rules/accepted-text.ts';
import { rejectTexts } from '../../../shared/rules/reject-texts.ts';

type Submitted = Extract<OfficeRelease, { status: 'submitted' }>;
type ChangesRequested = Extract<OfficeRelease, { status: 'changes_requested' }>;
type Request = RequestChanges & { id: MessageId; by: OfficePerson; now: Date };

/**
 * The result of a request for changes: the release, a copy of the submission, the message to the artist, and the texts
 * that the office no longer accepts.
 */
export type ChangesRequest = {
  release: ChangesRequested;
  earlier: EarlierSubmission;
  message: OfficeMessage;
  rejected: readonly AcceptedText[];
};

/**
 * Sends a submission back with reasons (product 21.2), if it is the one that the office looked at.
 * @throws Problem `changes-already-requested`, `release-already-exported`, `release-not-submitted`; `submitted-again`
 * if the artist has already responded to an earlier request; `track-not-found` for a reason about a track that does not
 * exist
 */
export function requestChanges(found: OfficeRelease, request: Request): ChangesRequest {
  const release = asSubmitted(found);
  const { submittedAt, reasons, message: text, id, by, now } = request;
  if (release.submission.at !== submittedAt) throw new Problem('submitted-again');
  if (reasons.some(({ trackId }) => trackId !== undefined && !release.tracks[trackId])) {
    throw new Problem('track-not-found');
  }
  const at = now.toISOString();
  const codes = [...new Set(reasons.map(({ code }) => code))];
  const { accepted, rejected } = rejectTexts(release, reasons);
  return {
    release: {
      ...release,
      status: 'changes_requested',
      accepted,
      changes: { at, by, reasons, message: text },
      // Stores the whole history: in a release created before histories were stored, the history would otherwise begin
      // with this event.
      events: [...timelineOf(release), { kind: 'changes-requested', at, by: 'office', person: by, codes }],
    },
    earlier: { at: release.submission.at, content: contentOf(release) },
    message: { id, at, by: 'office', person: by, text, reasons },
    rejected,
  };
}

function asSubmitted(release: OfficeRelease): Submitted {
  switch (release.status) {
    case 'submitted':
      return release;
    case 'exported':
      throw new Problem('release-already-exported');
    case 'changes_requested':
      throw new Problem('changes-already-requested');
    case 'draft':
    case 'withdrawn':
    case 'changing':
      throw new Problem('release-not-submitted');
  }
}
