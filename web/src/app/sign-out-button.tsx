import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { notify, notifyFailure } from '../ui/toast.tsx';

/** The way out. Icon only where the sidebar is collapsed. */
export function SignOutButton({ iconOnly }: { iconOnly?: boolean | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      notify({ title: 'Signed Out' });
    } catch (error) {
      setLeaving(false);
      notifyFailure({ title: 'Sign Out Failed', text: (error as Error).message });
    }
  };
  return (
    <Button
      tone="quiet"
      size="small"
      busy={leaving && (iconOnly ? ' ' : 'Signing out…')}
      onClick={leave}
      title={iconOnly ? 'Sign out' : undefined}
      className={iconOnly ? 'size-10 px-0!' : ''}
    >
      <LogOut className="size-4" strokeWidth={1.75} aria-hidden />
      <span className={iconOnly ? 'sr-only' : ''}>Sign out</span>
    </Button>
  );
}
