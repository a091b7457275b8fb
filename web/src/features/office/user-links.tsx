import { AtSign, type LucideIcon, MessageCircle, Music2 } from 'lucide-react';
import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';
import { musicUrl, socialUrl, whatsappUrl } from '../../../../shared/accounts/profile-links.ts';

type Named = Pick<OfficeProfile, 'instagramHandle' | 'spotifyProfile' | 'whatsappNumber'>;

const kinds: readonly { icon: LucideIcon; name: string; addressIn: (user: Named) => string | undefined }[] = [
  { icon: AtSign, name: 'Social account', addressIn: ({ instagramHandle }) => socialUrl(instagramHandle) },
  { icon: Music2, name: 'Music profile', addressIn: ({ spotifyProfile }) => musicUrl(spotifyProfile) },
  { icon: MessageCircle, name: 'WhatsApp', addressIn: ({ whatsappNumber }) => whatsappUrl(whatsappNumber) },
];

/** Links to an artist's other profiles (product 13.1); missing ones are muted. */
export const UserLinks = ({ user, of }: { user: Named; of: string }) => (
  <span className="relative flex w-fit items-center">
    {kinds.map(({ icon: Icon, name, addressIn }) => {
      const address = addressIn(user);
      const look = 'grid size-8 place-items-center';
      return address ? (
        // An external page, which gets no referrer and no access to this page.
        <a
          key={name}
          href={address}
          target="_blank"
          rel="noreferrer noopener nofollow"
          title={`${name}: ${address}`}
          aria-label={`${name} of ${of}`}
          className={`${look} rounded-card hover:bg-sunken`}
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
        </a>
      ) : (
        <span key={name} title={`No ${name.charAt(0).toLowerCase()}${name.slice(1)}`} className={`${look} text-edge`}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{`No ${name}`}</span>
        </span>
      );
    })}
  </span>
);
