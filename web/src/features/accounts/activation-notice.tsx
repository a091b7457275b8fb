import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { brand } from '../../../../shared/brand.ts';
import { audioHint } from '../../../../shared/media/file-finding.ts';
import { losslessMb } from '../../lib/site-config.ts';

type Props = {
  status: Exclude<AccountStatus, 'active'>;
  /** The reason for a rejection. */
  reason: string | undefined;
};

/** Explains to the artist why the account is inactive, and what they can do until it is activated. */
export const ActivationNotice = ({ status, reason }: Props) => (
  <section aria-labelledby="activation" className="grid gap-4 rounded-card bg-ready-wash p-6">
    <h2 id="activation" className="text-lead">
      {status === 'rejected' ? 'Your account was not activated' : 'Your account is waiting for activation'}
    </h2>
    {status === 'rejected' ? (
      <>
        <p className="max-w-prose">
          An admin reviewed your application and didn’t activate your account{reason ? ':' : '.'}
        </p>
        {reason && (
          <blockquote className="max-w-prose border-l-2 border-ready pl-4 [overflow-wrap:anywhere]">
            {reason}
          </blockquote>
        )}
        <p className="max-w-prose">
          If something has changed since then, or you think this is a mistake, write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-4">
            {brand.supportEmail}
          </a>
          .
        </p>
      </>
    ) : (
      <>
        <p className="max-w-prose">
          An admin reviews every new account. Once yours is active, you can create, upload and submit releases. Until
          then, have these ready:
        </p>
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          <li>The cover: a square JPEG, at least 3000x3000 pixels, under 25 MB.</li>
          <li>The audio of each track: {audioHint(losslessMb())}.</li>
          <li>The owner and the year for the recording (℗) and the artwork (©).</li>
        </ul>
      </>
    )}
  </section>
);
