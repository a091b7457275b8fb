import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isChangeId } from '../../../shared/change-id.ts';
import type { Media } from '../../../shared/media/media.ts';
import type { EarlierSubmission } from '../../../shared/releases/earlier-submission.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { ReleaseMessage } from '../../../shared/releases/release-message.ts';
import { isReady } from '../../../shared/rules/is-ready.ts';
import { readinessOf } from '../../../shared/rules/readiness.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useAddFiles } from '../data/media/use-add-files.ts';
import { ChangeNotice } from '../features/changes/change-notice.tsx';
import { DiscardChange } from '../features/changes/discard-change.tsx';
import { NewRecordingNote } from '../features/changes/new-recording-note.tsx';
import { CoverFindings } from '../features/release-editor/cover-findings.tsx';
import { DraftFrame } from '../features/release-editor/draft-frame.tsx';
import { fieldId } from '../features/release-editor/fields/field-ids.ts';
import { useFieldFromUrl } from '../features/release-editor/fields/use-field-from-url.ts';
import { showTarget } from '../features/release-editor/needs/show-target.ts';
import { ReleaseEditor } from '../features/release-editor/release-editor.tsx';
import { ReleaseTimeline } from '../features/release-view/release-timeline.tsx';
import { PaidSubmissionNotice } from '../features/submission/paid-submission-notice.tsx';
import { WithdrawButton } from '../features/submission/withdraw-button.tsx';
import { AudioPlace } from '../features/uploads/audio-place.tsx';
import { BeginWithFiles } from '../features/uploads/begin-with-files.tsx';
import { CoverPlace } from '../features/uploads/cover-place.tsx';
import { FilesDrop } from '../features/uploads/files-drop.tsx';
import { LicencePlace } from '../features/uploads/licence-place.tsx';
import { UnusedFiles } from '../features/uploads/unused-files.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { chatPath, pathTo } from '../lib/paths.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { lazyMenu } from '../ui/lazy-menu.tsx';
import { Notice } from '../ui/notice.tsx';
import { DraftTrackSound } from './draft-track-sound.tsx';

const RequestedChanges = lazyWithRetry(() => import('../features/changes/requested-changes.tsx'));
const ReleaseThread = lazyWithRetry(() => import('../features/changes/release-thread.tsx'));
const CopyMenu = lazyMenu(() => import('../features/copies/copy-menu.tsx'));
const InactiveDialog = lazyDialog(() => import('../features/accounts/inactive-dialog.tsx'));
const DeleteReleaseDialog = lazyDialog(() => import('../features/library/delete-release-dialog.tsx'));
const PlanDialog = lazyDialog(() => import('../features/plans/plan-dialog.tsx'));

type Dialog = 'plan' | 'inactive' | 'delete';

type Props = {
  release: Release;
  media: readonly Media[];
  messages: readonly ReleaseMessage[];
  earlier: EarlierSubmission | null;
  /** Whether the release was deleted in another window. */
  isGone: boolean;
  /** Called when a file has reached the server. */
  onSent: () => void;
};

/**
 * A release that the artist may change, before submission or because the office requested changes: its progress, its
 * actions and all its fields.
 */
export function DraftRelease({ release, media, messages, earlier, isGone, onSent }: Props) {
  const me = useMe();
  useFieldFromUrl();
  const [opened, setOpened] = useState<Dialog>();
  // Only the server knows for certain, so the page allows the action until the profile is loaded.
  const isActive = me.data === undefined || me.data.status === 'active';
  const takeFiles = useAddFiles();
  const take = (files: File[]) => void takeFiles(release, files);
  return (
    <DraftFrame
      release={release}
      primary={<Submit release={release} />}
      actions={<Actions release={release} onOpen={setOpened} />}
      onChoosePlan={() => setOpened(isActive ? 'plan' : 'inactive')}
    >
      {isGone && (
        <Notice tone="danger" title="This release was deleted in another window">
          Nothing more can be saved here, but you can still copy what you typed.
        </Notice>
      )}
      {isChangeId(release.id) && <ChangeNotice release={release} />}
      <PaidSubmissionNotice release={release} />
      {release.status === 'changes_requested' && (
        <RequestedChanges release={release} earlier={earlier} onShow={showTarget} />
      )}
      <UnusedFiles releaseId={release.id} onFiles={take} />
      {isActive && (
        <FilesDrop
          hint="Drop to add: audio becomes tracks, a JPEG becomes the cover"
          onDrop={(dropped) => void takeFiles(release, dropped)}
        />
      )}
      <ReleaseEditor
        release={release}
        isActive={isActive}
        begin={<BeginWithFiles isEmpty={release.trackIds.length === 0} onFiles={take} />}
        cover={
          <div className="grid gap-4">
            <CoverPlace
              releaseId={release.id}
              cover={release.cover}
              media={media}
              inputId={fieldId('cover')}
              onSent={onSent}
            />
            <CoverFindings release={release} />
          </div>
        }
        filesOf={(track, number) => {
          const place = { number, media, onSent };
          const { id, licence } = track;
          return {
            audio: (
              <>
                <AudioPlace {...place} release={release} track={track} inputId={fieldId('audio', id)} />
                <DraftTrackSound release={release} track={track} />
                {isChangeId(release.id) && <NewRecordingNote delivered={earlier?.content.tracks[id]} track={track} />}
              </>
            ),
            licence: (
              <LicencePlace
                {...place}
                releaseId={release.id}
                trackId={id}
                licence={licence}
                inputId={fieldId('licence', id)}
              />
            ),
          };
        }}
      />
      {messages.length > 0 && (
        <Suspense>
          <ReleaseThread release={release} messages={messages} />
        </Suspense>
      )}
      <ReleaseTimeline release={release} />
      {opened && <Opened dialog={opened} release={release} onClose={() => setOpened(undefined)} />}
    </DraftFrame>
  );
}

const small = buttonLook({ size: 'small' });

/** The link to the final step. */
const Submit = ({ release }: { release: Release }) => (
  <Link
    to={pathTo('/dashboard/releases/:releaseId/submit', { releaseId: release.id })}
    className={buttonLook({ tone: isReady(readinessOf(release)) ? 'signal' : 'plain' })}
  >
    {release.status === 'draft'
      ? 'Submit release'
      : release.status === 'changing'
        ? 'Submit the change'
        : 'Submit again'}
  </Link>
);

type ActionsProps = { release: Release; onOpen: (dialog: Dialog) => void };

const Actions = ({ release, onOpen }: ActionsProps) =>
  isChangeId(release.id) ? (
    <DiscardChange release={release} size="small" />
  ) : (
    <DraftActions release={release} onOpen={onOpen} />
  );

const DraftActions = ({ release, onOpen }: ActionsProps) => (
  <>
    <Link to={chatPath(release.id)} className={small}>
      Continue in chat
    </Link>
    {release.trackIds.length > 0 && (
      <Link to={pathTo('/dashboard/releases/:releaseId/splits', { releaseId: release.id })} className={small}>
        Splits
      </Link>
    )}
    <CopyMenu release={release}>
      <Button size="small">Copy</Button>
    </CopyMenu>
    {release.status === 'draft' && <Remove release={release} onOpen={onOpen} />}
    <WithdrawButton release={release} size="small" />
  </>
);

const Remove = ({ release, onOpen }: ActionsProps) =>
  release.plan ? (
    <p className="self-center text-small text-soft">It is paid for. To delete it, ask for a refund first.</p>
  ) : (
    <Button size="small" tone="danger" onClick={() => onOpen('delete')}>
      Delete draft
    </Button>
  );

function Opened({ dialog, release, onClose }: { dialog: Dialog; release: Release; onClose: () => void }) {
  const navigate = useNavigate();
  const onDeleted = () => navigate(pathTo('/dashboard/releases'), { replace: true });
  switch (dialog) {
    case 'plan':
      return <PlanDialog open onClose={onClose} release={release} />;
    case 'delete':
      return <DeleteReleaseDialog card={release} onClose={onClose} onDeleted={onDeleted} />;
    case 'inactive':
      return <InactiveDialog open onClose={onClose} before="submit" />;
  }
}
