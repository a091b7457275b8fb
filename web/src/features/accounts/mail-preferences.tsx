import type { Profile } from '../../../../shared/accounts/profile.ts';
import { mailPreferencesMessage } from '../../data/accounts/messages.ts';
import { useSetMailPreferences } from '../../data/accounts/mutations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Chooses which emails an artist receives (product 15.7). Saves at once, and reverts if saving fails. */
export function MailPreferences({ profile }: { profile: Profile }) {
  const save = useSetMailPreferences();
  const set = useAction(save.mutateAsync, {
    failed: (error) => ({ title: 'Failed to update profile', text: mailPreferencesMessage(error) }),
  });
  const { wantsGuidance } = save.isPending ? save.variables : profile;
  return (
    <div className="grid max-w-md gap-4">
      <Checkbox
        label="Help with your first steps"
        detail="How to get started, and tips for your first release."
        checked={wantsGuidance}
        onChange={(wanted) => set({ wantsGuidance: wanted })}
      />
      <p className="text-small text-soft">
        We always email you about your account, its security, your payments and what you request.
      </p>
    </div>
  );
}
