import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import { invitationMessage } from '../data/splits/messages.ts';
import { useInvitation } from '../data/splits/queries.ts';
import { AnswerInvitation } from '../features/splits/answer-invitation.tsx';
import { SplitText } from '../features/splits/split-text.tsx';
import { shortDate } from '../lib/format.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { SegnoMark } from '../ui/segno-mark.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/**
 * The page to which an invitation's email links. It shows the proposed split, which can be answered without an account
 * (product 29.8).
 */
export default function SplitInvitationPage() {
  const link = usePathParams('/splits/:invitationId/:token');
  const invitation = useInvitation(link);
  const [isDeclined, setDeclined] = useState(false);
  const { data, error, isFetching, refetch } = invitation;
  if (isDeclined) {
    return (
      <Frame title="Declined">
        <p className="max-w-prose text-soft">You won’t get a part of these tracks, or any more emails about them.</p>
      </Frame>
    );
  }
  if (!data && error) {
    // An invalid link stays invalid; a failed request can be retried.
    const isFinal = error instanceof Problem && /^invitation-|^invalid-/.test(error.code);
    return (
      <Frame title="Invitation">
        {isFinal ? (
          <EmptyState
            title={error.code === 'invalid-request' ? 'This link is incomplete' : invitationMessage(error)}
            action={
              <Link to={pathTo('/dashboard/splits')} className={buttonLook()}>
                Open your splits
              </Link>
            }
          >
            {error.code === 'invalid-request' && 'Please open it from the email again.'}
          </EmptyState>
        ) : (
          <LoadFailed
            message={`Failed to load the invitation. ${invitationMessage(error)}`}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame title="Invitation">
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      </Frame>
    );
  }
  return (
    <Frame title={`${data.ownerName} wants to share royalties with you`}>
      <p className="max-w-prose text-soft">
        Here’s the agreement for “{data.releaseTitle}”. You can answer until {shortDate(data.expiresAt)}.
      </p>
      {data.splits.map((split) => (
        <section key={split.trackId} aria-label={split.title} className="grid gap-4 border-t border-line pt-5">
          <div>
            <h2 className="text-lead [overflow-wrap:anywhere]">{split.title}</h2>
            <p className="text-small text-soft">{split.isrc ? `ISRC ${split.isrc}` : 'No ISRC yet'}</p>
          </div>
          <SplitText split={split} />
        </section>
      ))}
      <AnswerInvitation link={link} invitation={data} onDeclined={() => setDeclined(true)} />
    </Frame>
  );
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main tabIndex={-1} className="mx-auto grid max-w-2xl content-start gap-6 px-6 py-8 sm:py-16">
    <p className="-ml-1 flex items-center gap-2 text-lead">
      <SegnoMark className="size-7" />
      {brand.name}
    </p>
    <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
    {children}
  </main>
);
