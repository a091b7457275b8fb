import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { isKeyOf } from '../../../shared/typed-record.ts';
import { unsubscribeMessage } from '../data/accounts/messages.ts';
import { useUnsubscribe } from '../data/accounts/mutations.ts';
import { ALWAYS_SENT, mailKinds } from '../features/accounts/mail-kinds.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SegnoMark } from '../ui/segno-mark.tsx';

/**
 * The page to which the link in an optional email leads. Only the button changes something, because some email
 * programs open every link by themselves (product 36.8).
 */
export default function UnsubscribePage() {
  const link = usePathParams('/unsubscribe/:artistId/:preference/:token');
  const stop = useUnsubscribe(link);
  const kind = isKeyOf(mailKinds, link.preference) ? mailKinds[link.preference].label : undefined;
  if (kind === undefined) {
    return (
      <Frame title="This link is incomplete">
        <p className="text-soft">Please open it from the email again, or choose your emails on your profile page.</p>
        <OpenProfile />
      </Frame>
    );
  }
  if (stop.isSuccess) {
    return (
      <Frame title="Done">
        <p>You won’t get emails of this kind any more: {kind}.</p>
        <p className="text-soft">{ALWAYS_SENT} You can turn this back on at any time on your profile page.</p>
        <OpenProfile />
      </Frame>
    );
  }
  return (
    <Frame title="Stop these emails?">
      <p>
        You’ll no longer get emails of this kind: <span className="font-[560]">{kind}</span>. You’ll still see the news
        on your pages.
      </p>
      {stop.isError && <Notice tone="danger" title={unsubscribeMessage(stop.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="signal" busy={stop.isPending && 'Stopping…'} onClick={() => stop.mutate()}>
          Stop these emails
        </Button>
      </div>
      <p className="text-small text-soft">{ALWAYS_SENT}</p>
    </Frame>
  );
}

const OpenProfile = () => (
  <div>
    <Link to={pathTo('/dashboard/profile')} className={buttonLook()}>
      Open your profile
    </Link>
  </div>
);

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main tabIndex={-1} className="mx-auto grid max-w-2xl content-start gap-6 px-6 py-8 sm:py-16">
    <p className="-ml-1 flex items-center gap-2 text-lead">
      <SegnoMark className="size-7" />
      {brand.name}
    </p>
    <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
    {children}
  </main>
);
