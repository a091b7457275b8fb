import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../features/accounts/queries.ts';
import { usePaymentReturn } from '../features/plans/payment-return.ts';
import { Library } from '../features/releases/library.tsx';
import { createWords } from '../features/releases/messages.ts';
import { useCreateRelease } from '../features/releases/mutations.ts';
import { useLibrary } from '../features/releases/queries.ts';
import { plural } from '../lib/format.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { isProblem } from '../lib/problem-words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { notifyFailure } from '../ui/toast.tsx';

// Dialogs are loaded when they are opened: the library itself needs none of them.
const InactiveDialog = lazy(() => import('../features/accounts/inactive-dialog.tsx'));
const SubmitRelease = lazy(() => import('./submit-release.tsx'));

type Opened = { dialog: 'inactive-create' | 'inactive-submit' } | { dialog: 'submit'; releaseId: string };

export default function ReleasesPage() {
  usePageTitle('Releases');
  const me = useMe();
  const library = useLibrary();
  const create = useCreateRelease();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const { refetch } = library;
  usePaymentReturn(useCallback(() => void refetch(), [refetch]));

  const pages = library.data?.pages ?? [];
  // A release that was changed while the next page was loaded can stand on both.
  const cards = [...new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values()];
  const count = library.hasNextPage ? `${cards.length}+ releases` : plural(cards.length, 'release');
  const isActive = me.data?.status === 'active';
  const close = () => setOpened(undefined);

  const add = async () => {
    if (me.data && !isActive) return setOpened({ dialog: 'inactive-create' });
    try {
      const release = await create.mutateAsync();
      navigate(paths.release(release.id));
    } catch (error) {
      if (isProblem(error, 'account-inactive')) setOpened({ dialog: 'inactive-create' });
      else notifyFailure({ title: 'The release was not created', text: createWords(error) });
    }
  };
  const addButton = (name: string) => (
    <Button tone="signal" busy={create.isPending && 'Creating…'} onClick={add}>
      {name}
    </Button>
  );

  return (
    <Page
      title="Releases"
      lead={library.isPending ? <Skeleton className="h-6 w-56" /> : library.isSuccess && `${count} in your library`}
      actions={addButton('Add New Release')}
    >
      <Library
        library={library}
        cards={cards}
        add={addButton('Upload Your First Release')}
        onSubmit={({ id }) => setOpened(isActive ? { dialog: 'submit', releaseId: id } : { dialog: 'inactive-submit' })}
      />
      {opened && (
        <Suspense>
          {opened.dialog === 'submit' ? (
            <SubmitRelease releaseId={opened.releaseId} onClose={close} />
          ) : (
            <InactiveDialog open onClose={close} before={opened.dialog === 'inactive-create' ? 'create' : 'submit'} />
          )}
        </Suspense>
      )}
    </Page>
  );
}
