import { Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { countOf } from '../../../shared/releases/library-state.ts';
import { useMe } from '../data/accounts/queries.ts';
import { useAddFiles } from '../data/media/use-add-files.ts';
import { createMessage } from '../data/releases/messages/release.ts';
import { useCreateRelease } from '../data/releases/mutations/create-release.ts';
import { useLibrary } from '../data/releases/queries/library.ts';
import { beginSubmitQueue } from '../data/releases/submit-queue.ts';
import type { CardActions } from '../features/library/card-actions.ts';
import { Library } from '../features/library/library.tsx';
import { ChooseFiles } from '../features/uploads/choose-files.tsx';
import { FilesDrop } from '../features/uploads/files-drop.tsx';
import { plural } from '../lib/format.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import type { Dropped } from '../lib/page-drop.ts';
import { pathTo } from '../lib/paths.ts';
import { isProblem } from '../lib/problem-message.ts';
import { useShortcuts } from '../lib/use-shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Page } from '../ui/page.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { notifyPartMissing } from '../ui/toast.tsx';
import { useAction } from '../ui/use-action.ts';

// Dialogs are loaded when opened, because the library itself needs none.
const InactiveDialog = lazyDialog(() => import('../features/accounts/inactive-dialog.tsx'));
const AddReleaseDialog = lazyDialog(() => import('../features/library/add-release-dialog.tsx'));
const ChecklistDialog = lazyDialog(() => import('../features/checklist/checklist-dialog.tsx'));
const DeleteReleaseDialog = lazyDialog(() => import('../features/library/delete-release-dialog.tsx'));
const PaymentReturn = lazyWithRetry(() => import('../features/plans/payment-return.tsx'));
const ReleasePlanDialog = lazyDialog(() => import('../features/plans/release-plan-dialog.tsx'));

type Opened = { dialog: 'add' | 'inactive-create' } | { dialog: 'checklist' | 'plan' | 'delete'; card: ReleaseCard };

/** `?add=release` opens the "add release" dialog, so any page can link to it. */
const ADD = 'add';

export default function ReleasesPage() {
  const me = useMe();
  const library = useLibrary();
  const create = useCreateRelease();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();

  // Only the server knows for certain, so the page allows the action until the profile is loaded.
  const isInactive = me.data !== undefined && me.data.status !== 'active';
  // A ref, because `navigate` changes on every navigation and would re-render every card.
  const go = useRef(navigate);
  go.current = navigate;
  const actions = useMemo<CardActions>(
    () => ({
      onChecklist: (card) => setOpened({ dialog: 'checklist', card }),
      onPlan: (card) => setOpened({ dialog: 'plan', card }),
      onDelete: (card) => setOpened({ dialog: 'delete', card }),
      onSubmitAll: (cards) => {
        beginSubmitQueue(cards.map(({ id }) => id));
        const [first] = cards;
        if (first) void go.current(pathTo('/dashboard/releases/:releaseId/submit', { releaseId: first.id }));
      },
    }),
    [],
  );

  const showing = opened ?? (query.has(ADD) ? ({ dialog: 'add' } as const) : undefined);
  const close = () => {
    setOpened(undefined);
    if (!query.has(ADD)) return;
    setQuery(
      (before) => {
        before.delete(ADD);
        return before;
      },
      { replace: true },
    );
  };
  const isAdding = useRef(false);
  isAdding.current = showing?.dialog === 'add';
  const add = () => setOpened({ dialog: 'add' });
  useShortcuts({ n: add });

  const createInEditor = useAction(create.mutateAsync, {
    done: ({ id }) => {
      // Stays on this page if the user closed the dialog while the release was being created.
      if (isAdding.current) void navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: id }));
    },
    failed: (error) =>
      isProblem(error, 'account-inactive')
        ? setOpened({ dialog: 'inactive-create' })
        : { title: 'The release was not created', text: createMessage(error) },
  });
  const takeFiles = useAddFiles();
  const beginWith = useAction(async (files: File[] | Dropped) => ({ release: await create.mutateAsync(), files }), {
    done: ({ release, files }) => {
      void takeFiles(release, files);
      void navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: release.id }));
    },
    failed: (error) =>
      isProblem(error, 'account-inactive')
        ? setOpened({ dialog: 'inactive-create' })
        : { title: 'The release was not created', text: createMessage(error) },
  });
  // The signal color marks the screen's main action, which in an empty library is the first upload.
  const addButton = (name: string, tone: 'signal' | 'plain' = 'signal') => (
    <Button tone={tone} onClick={add} aria-haspopup="dialog">
      {name}
    </Button>
  );

  return (
    <Page
      title="Releases"
      lead={<Count library={library} />}
      actions={addButton('Add New Release', library.isComplete && library.cards.length === 0 ? 'plain' : 'signal')}
    >
      {(query.has('payment') || query.has('session_id')) && (
        <Suspense>
          <PartBoundary onMissing={notifyPartMissing}>
            <PaymentReturn />
          </PartBoundary>
        </Suspense>
      )}
      {!isInactive && (
        <FilesDrop hint="Drop to start a new release with these files" onDrop={(dropped) => void beginWith(dropped)} />
      )}
      <Library library={library} add={addButton('Upload Your First Release')} actions={actions} />
      {showing && dialogOf(showing)}
    </Page>
  );

  function dialogOf(shown: Opened) {
    switch (shown.dialog) {
      case 'add':
        if (isInactive) return <InactiveDialog open onClose={close} before="create" />;
        return (
          <AddReleaseDialog
            onClose={close}
            onEditor={() => createInEditor()}
            onAssistant={() => navigate(pathTo('/new-release'))}
            files={<ChooseFiles label="Choose audio files" onFiles={(files) => void beginWith(files)} />}
            busy={create.isPending}
          />
        );
      case 'inactive-create':
        return <InactiveDialog open onClose={close} before="create" />;
      case 'checklist':
        return <ChecklistDialog releaseId={shown.card.id} title={shown.card.title} onClose={close} />;
      case 'plan':
        return <ReleasePlanDialog releaseId={shown.card.id} onClose={close} />;
      case 'delete':
        return <DeleteReleaseDialog card={shown.card} onClose={close} />;
    }
  }
}

/** The number of releases: 'N release(s) in your library' (product 4.1). Shown once the server has answered. */
function Count({ library: { cards, counts, isError } }: { library: ReturnType<typeof useLibrary> }) {
  if (counts) return <>{plural(countOf(counts), 'release')} in your library</>;
  if (isError) return cards.length > 0 && <>More than {plural(cards.length, 'release')} in your library</>;
  return <Skeleton className="h-6 w-52" />;
}
