import { splitsMessage } from '../data/splits/messages.ts';
import { useMyInvitations, useMySplits } from '../data/splits/queries.ts';
import { MyInvitations } from '../features/splits/my-invitations.tsx';
import { MySplits } from '../features/splits/my-splits.tsx';
import { RequestedChange } from '../features/splits/requested-change.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Page } from '../ui/page.tsx';
import { PageSection } from '../ui/page-section.tsx';

/** The user's invitations, open requests and parts (product 29.8). */
export default function SplitsPage() {
  const invited = useMyInvitations();
  const splits = useMySplits();
  const awaiting = splits.rows?.filter(({ proposed }) => proposed?.awaitsYou) ?? [];
  const invitations = invited.data?.invitations ?? [];
  return (
    <Page title="Splits" lead="Tracks whose royalties you share with others">
      {invited.isError && !invited.data && (
        <LoadFailed
          message={`Failed to load invitations. ${splitsMessage(invited.error)}`}
          onRetry={() => void invited.refetch()}
          busy={invited.isFetching}
        />
      )}
      {awaiting.length > 0 && (
        <PageSection wide title="Needs your agreement">
          {awaiting.map((split) => (
            <RequestedChange key={split.trackId} split={split} />
          ))}
        </PageSection>
      )}
      {invitations.length > 0 && (
        <PageSection
          wide
          title="Invitations"
          lead="Open the link in the email to read, accept or decline. It proves that the address is yours."
        >
          <MyInvitations invitations={invitations} />
        </PageSection>
      )}
      <PageSection wide title="Your splits">
        <MySplits loaded={splits} />
      </PageSection>
    </Page>
  );
}
