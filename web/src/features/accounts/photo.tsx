import type { Profile } from '../../../../shared/accounts/profile.ts';
import { fileFinding, uploadKinds } from '../../../../shared/media/file-finding.ts';
import { photoMessage } from '../../data/accounts/messages.ts';
import { useRemovePhoto, useSendPhoto } from '../../data/accounts/photo-mutations.ts';
import { usePhoto } from '../../data/accounts/queries.ts';
import { contentTypeOf } from '../../data/media/check-file.ts';
import { photoUrl } from '../../lib/photo-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import { notifyFailure } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';

const accept = uploadKinds.photo.contentTypes.join(',');

/** The artist's photo, which can be uploaded and removed. Uploads are checked (product 3.21). */
export function PhotoField({ profile }: { profile: Profile }) {
  const photo = usePhoto();
  const send = useSendPhoto();
  const remove = useRemovePhoto();
  const failed = (error: unknown) => ({ title: 'Upload Failed', text: photoMessage(error) });
  const sendIt = useAction(send.mutateAsync, { failed });
  const removeIt = useAction(remove.mutateAsync, {
    failed: (error) => ({ ...failed(error), title: 'Photo not removed' }),
  });

  const choose = (file: File | undefined) => {
    if (!file) return;
    const finding = fileFinding('photo', { contentType: contentTypeOf(file), size: file.size });
    if (finding) notifyFailure(finding);
    else sendIt(file);
  };
  const isBusy = send.isPending || photo.data?.isAwaited === true;
  const current = photo.data?.current;
  const finding = isBusy ? undefined : photo.data?.finding;
  const needsActivation = profile.status !== 'active';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar
        size="large"
        name={profile.artistName || profile.fullName}
        src={current ? photoUrl(current, 96) : undefined}
      />
      <div className="grid justify-items-start gap-2">
        <span className="flex flex-wrap items-center gap-2">
          {!needsActivation && (
            <span className="relative">
              <input
                type="file"
                aria-label={current ? 'Choose another photo' : 'Choose a photo'}
                aria-describedby="photo-note"
                accept={accept}
                aria-disabled={isBusy || undefined}
                onClick={(event) => isBusy && event.preventDefault()}
                onChange={({ target }) => {
                  choose(target.files?.[0]);
                  target.value = '';
                }}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                aria-hidden
                className={`${buttonLook({ size: 'small' })} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
              >
                {isBusy && <SpinnerRing />}
                {isBusy ? 'Checking…' : current ? 'Choose another photo' : 'Choose a photo'}
              </span>
            </span>
          )}
          {current && (
            <Button size="small" tone="quiet" busy={remove.isPending && 'Removing…'} onClick={() => removeIt()}>
              Remove
            </Button>
          )}
        </span>
        <p
          id="photo-note"
          role={finding ? 'alert' : undefined}
          className={finding ? 'text-small text-danger' : 'text-small text-soft'}
        >
          {finding?.text ??
            (needsActivation
              ? 'You can add a photo when your account is active.'
              : 'JPEG, PNG or WebP, at least 200x200 pixels, under 10 MB. Everyone can see it.')}
        </p>
      </div>
    </div>
  );
}
