import { meMessage } from '../data/accounts/messages.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useRenewAfterPoolChange } from '../data/accounts/use-renew-after-pool-change.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { ActivationNotice } from '../features/accounts/activation-notice.tsx';
import { DeleteAccount } from '../features/accounts/delete-account.tsx';
import { MailPreferences } from '../features/accounts/mail-preferences.tsx';
import { PhotoField } from '../features/accounts/photo.tsx';
import { ProfileFields } from '../features/accounts/profile-fields.tsx';
import { SignOutEverywhere } from '../features/accounts/sign-out-everywhere.tsx';
import { YourData } from '../features/accounts/your-data.tsx';
import { ChangeEmail } from '../features/auth/change-email.tsx';
import { ChangePassword } from '../features/auth/change-password.tsx';
import { SecondFactor } from '../features/auth/second-factor.tsx';
import { MyPayments } from '../features/payments/my-payments.tsx';
import { shortDate } from '../lib/format.ts';
import { Page } from '../ui/page.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** An artist's own profile and account settings (product 3.16). */
export default function ProfilePage() {
  const me = useMe();
  const followPool = useRenewAfterPoolChange();
  return (
    <Page
      title="Profile Settings"
      lead={
        me.data && (
          <span className="flex flex-wrap items-center gap-3">
            <AccountBadge status={me.data.status} />
            <span>Joined {shortDate(me.data.createdAt)}</span>
          </span>
        )
      }
    >
      <QueryState
        query={me}
        loading={<Skeleton className="h-96 max-w-4xl" />}
        failed={(error) => `Failed to load profile data. ${meMessage(error)}`}
        firstOnly
      >
        {(profile) => (
          <>
            {profile.status !== 'active' && <ActivationNotice status={profile.status} reason={profile.refusal} />}
            <PhotoField profile={profile} />
            <ProfileFields profile={profile} />
            <div className="grid">
              <PageSection title="Email">
                <ChangeEmail email={profile.email} onChanged={followPool} />
              </PageSection>
              <PageSection title="Password">
                <ChangePassword email={profile.email} />
              </PageSection>
              <PageSection
                title="Second factor"
                lead="A code from an app on your phone, as well as your password. Someone who learns your password still can’t sign in."
              >
                <SecondFactor email={profile.email} isOn={profile.hasSecondFactor} />
              </PageSection>
              <PageSection title="Emails">
                <MailPreferences profile={profile} />
              </PageSection>
              <PageSection title="Payments">
                <MyPayments />
              </PageSection>
              <SignOutEverywhere />
              <PageSection
                title="Your data"
                lead="One archive with everything you have here: your profile, each release with all its fields, the cover, audio and licenses as you uploaded them, and your payments. Your music is yours, and you can take it anywhere."
              >
                <YourData />
              </PageSection>
              <DeleteAccount profile={profile} />
            </div>
          </>
        )}
      </QueryState>
    </Page>
  );
}
