import type { ReactNode } from 'react';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { musicUrl, socialUrl, whatsappUrl } from '../../../../shared/accounts/profile-links.ts';
import { useUserEmail } from '../../data/accounts/user.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Facts } from '../release-view/facts.tsx';

const linked = (text: string, address: string | undefined): ReactNode =>
  address ? (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {text}
    </a>
  ) : (
    text
  );

/** The artist's profile, with the email address from the user pool. */
export const UserFacts = ({ user }: { user: OfficeProfile }) => (
  <Facts
    rows={[
      ['Email', <UserEmail key="email" artistId={user.id} />],
      ['Full name', user.fullName],
      ['Artist name', user.artistName],
      ['Country', user.country],
      ['Social account', linked(user.instagramHandle, socialUrl(user.instagramHandle))],
      ['X (Twitter)', user.twitterHandle],
      ['Spotify profile', linked(user.spotifyProfile, musicUrl(user.spotifyProfile))],
      ['Website', linked(user.websiteUrl, musicUrl(user.websiteUrl))],
      ['WhatsApp number', linked(user.whatsappNumber, whatsappUrl(user.whatsappNumber))],
      ['Bio', user.bio && <span className="whitespace-pre-line">{user.bio}</span>],
      ['Joined', dateAndTime(user.createdAt)],
      ['Last changed', dateAndTime(user.updatedAt)],
      ['Second factor', user.hasSecondFactor ? 'On, with a code from an app' : 'None'],
      ...(user.refusal ? [['Reason for rejection', user.refusal] as const] : []),
    ]}
  />
);

function UserEmail({ artistId }: { artistId: string }) {
  const { data, isPending } = useUserEmail(artistId);
  if (isPending) return <span className="text-soft">Looking it up…</span>;
  // Any failure has the same remedy: try again later.
  if (!data) return 'Not available';
  return linked(data.email, `mailto:${encodeURIComponent(data.email)}`);
}
