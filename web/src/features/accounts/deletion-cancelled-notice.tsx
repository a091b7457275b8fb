import type { Profile } from '../../../../shared/accounts/profile.ts';
import { Notice } from '../../ui/notice.tsx';

const DAY_MS = 24 * 3_600_000;

/** Announces for a day that a sign-in has cancelled the account's deletion (product 19.2). */
export function DeletionCancelledNotice({ profile: { deletionTakenBackAt } }: { profile: Profile }) {
  if (!deletionTakenBackAt || Date.now() - Date.parse(deletionTakenBackAt) > DAY_MS) return null;
  return (
    <Notice title="Your account won’t be deleted">
      You signed in before the deletion date. If you still want to delete it, ask again on your profile page.
    </Notice>
  );
}
