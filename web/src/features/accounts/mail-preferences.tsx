import type { Profile } from '../../../../shared/accounts/profile.ts';
import { entriesOf } from '../../../../shared/typed-record.ts';
import { mailPreferencesMessage } from '../../data/accounts/messages.ts';
import { useSetMailPreferences } from '../../data/accounts/mutations.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ALWAYS_SENT, mailKinds } from './mail-kinds.ts';

/** Chooses which emails an artist receives (product 15.7). Saves at once, and reverts if saving fails. */
export function MailPreferences({ profile }: { profile: Profile }) {
  const save = useSetMailPreferences();
  const set = useAction(save.mutateAsync, {
    failed: (error) => ({ title: 'Failed to update profile', text: mailPreferencesMessage(error) }),
  });
  const saving = save.isPending ? save.variables : {};
  return (
    <div className="grid max-w-md gap-4">
      {entriesOf(mailKinds).map(([name, { label, detail }]) => (
        <Checkbox
          key={name}
          label={label}
          detail={detail}
          checked={saving[name] ?? profile[name]}
          onChange={(wanted) => set({ [name]: wanted })}
        />
      ))}
      <p className="text-small text-soft">
        {ALWAYS_SENT} We send at most one email an hour of each kind, and gather the rest.
      </p>
    </div>
  );
}
