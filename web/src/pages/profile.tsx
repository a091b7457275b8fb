import { brand } from '../../../shared/brand.ts';
import { meMessage } from '../data/accounts/messages.ts';
import { useMe } from '../data/accounts/queries.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { SignOutEverywhere } from '../features/accounts/sign-out-everywhere.tsx';
import { shortDate } from '../lib/format.ts';
import { Page } from '../ui/page.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** What we know of the artist. */
export default function ProfilePage() {
  const me = useMe();
  return (
    <Page title="Profile" lead={me.data && <AccountBadge status={me.data.status} />}>
      <QueryState
        query={me}
        loading={<Skeleton className="h-72 max-w-2xl" />}
        failed={(error) => `Failed to load profile data. ${meMessage(error)}`}
      >
        {(profile) => (
          <>
            {profile.status !== 'active' && <ActivationNotice status={profile.status} />}
            <dl className="max-w-2xl border-b border-line">
              <Row name="Artist name" value={profile.artistName} />
              <Row name="Full name" value={profile.fullName} />
              <Row name="E-mail" value={profile.email} />
              <Row name="Country" value={profile.country} />
              <Row name="Social account" value={profile.instagramHandle} />
              <Row name="Spotify" value={profile.spotifyProfile} />
              <Row name="WhatsApp" value={profile.whatsappNumber} />
              <Row name="Joined" value={shortDate(profile.createdAt)} />
            </dl>
            <p className="max-w-prose text-soft">
              This version shows your profile, but cannot change it. Write to{' '}
              <a href={`mailto:${brand.supportEmail}`} className="text-ink underline underline-offset-4">
                {brand.supportEmail}
              </a>{' '}
              and we change it for you.
            </p>
            <SignOutEverywhere />
          </>
        )}
      </QueryState>
    </Page>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-soft">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{value || '–'}</dd>
  </div>
);
