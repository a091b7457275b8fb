import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useUnsavedFields } from '../../../data/edits/edit-store.ts';
import { Modal } from '../../../ui/modal.tsx';

type Props = { releaseId: string; title: string; onClose: () => void; children: ReactNode };

/**
 * A track's fields in a sheet over the page, for screens with no room beside the list. In a field, the first Escape
 * reverts the typed text.
 */
export default function TrackSheet({ releaseId, title, onClose, children }: Props) {
  const isUnsaved = useUnsavedFields(releaseId) !== '';
  return (
    <Modal
      open
      onClose={onClose}
      keepsOnEscape={(target) => isUnsaved && target instanceof HTMLInputElement}
      className="inset-x-0 top-8 bottom-0 overflow-y-auto overscroll-contain rounded-t-card border-t px-6 pb-10 md:left-auto md:top-0 md:w-[30rem] md:rounded-none md:border-l [--from-y:2rem]"
    >
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      {children}
    </Modal>
  );
}
