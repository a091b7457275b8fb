import { signOut } from '../lib/session.ts';
import { hasUnsavedData } from '../lib/warn-before-unload.ts';
import { notify, notifyFailure } from '../ui/toast.tsx';

/**
 * Signs out, and shows a confirmation. If there are unsaved changes, it asks first, as it does when the tab is closed.
 * @returns whether the user was signed out
 */
export async function confirmAndSignOut(): Promise<boolean> {
  if (hasUnsavedData() && !window.confirm('You have unsaved changes. Sign out and lose them?')) return false;
  try {
    await signOut();
    notify({ title: 'Signed Out' });
    return true;
  } catch (error) {
    notifyFailure({ title: 'Sign Out Failed', text: error instanceof Error ? error.message : String(error) });
    return false;
  }
}
