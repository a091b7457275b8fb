import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { DELETION_DAYS } from '../../../../shared/accounts/deletion.ts';
import { blockingReleases, deleteAccountMessage } from '../../data/accounts/messages.ts';
import { useDeleteAccount } from '../../data/accounts/mutations.ts';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { notify } from '../../ui/toast.tsx';

type Typed = { artistName: string; password: string };
type Props = { artistName: string; onClose: () => void };

/**
 * Asks for the artist name and the password, so that nobody deletes an account by accident or on somebody else's
 * computer (product 19.1).
 */
export default function DeleteAccountDialog({ artistName, onClose }: Props) {
  const form = useForm<Typed>({ defaultValues: { artistName: '', password: '' } });
  const deletion = useDeleteAccount();
  const blocking = blockingReleases(deletion.error);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      const { deletedAt } = await deletion.mutateAsync(typed);
      notify({
        title: 'Your account will be deleted',
        text: `On ${shortDate(deletedAt)}. Sign in before then to keep everything.`,
      });
    } catch (error) {
      const isOfPassword = isProblem(error, 'password-wrong') || isProblem(error, 'password-locked');
      const field = isOfPassword ? 'password' : isProblem(error, 'artist-name-wrong') ? 'artistName' : 'root';
      form.setError(field, { message: deleteAccountMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <Dialog open onClose={() => !isSubmitting && onClose()} title="Delete your account?">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-soft">
          You’ll be signed out everywhere right away. After {DELETION_DAYS} days your profile, releases and files are
          deleted for good. Payments and codes stay on record under a number.
        </p>
        <Field label={`Type your artist name: ${artistName}`} error={errors.artistName?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('artistName', { required: 'Please type your artist name' })}
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
        <CurrentPassword form={form} name="password" />
        {errors.root && (
          <div role="alert" className="grid gap-2">
            <p className="text-danger">{errors.root.message}</p>
            {blocking.length > 0 && <ReleaseLinks releases={blocking} onFollow={onClose} />}
          </div>
        )}
        <div className="grid gap-3 sm:flex sm:justify-end">
          <Button onClick={() => !isSubmitting && onClose()}>Keep account</Button>
          <Button type="submit" tone="destroy" busy={isSubmitting && 'Deleting…'}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ReleaseLinksProps = { releases: readonly { id: string; title: string }[]; onFollow: () => void };

/** Links to the releases that have to be taken down or withdrawn first. */
const ReleaseLinks = ({ releases, onFollow }: ReleaseLinksProps) => (
  <ul className="grid max-h-40 gap-1 overflow-y-auto">
    {releases.map(({ id, title }) => (
      <li key={id}>
        <Link
          to={pathTo('/dashboard/releases/:releaseId', { releaseId: id })}
          onClick={onFollow}
          dir="auto"
          className="underline decoration-edge underline-offset-4"
        >
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
