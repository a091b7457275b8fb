import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The question: 'Delete this draft?' */
  title: string;
  /** Explains the consequences, and which of them cannot be undone. Screen readers announce it on opening. */
  children: ReactNode;
  /** The verb of the question: 'Delete', never 'OK'. */
  confirm: string;
  onConfirm: () => void;
  /** 'danger' for destroying something; 'signal' for continuing with something that cannot be undone. */
  tone?: 'danger' | 'signal';
  /** The button's label during the action. Until the action ends, the dialog cannot be closed. */
  busy?: string | false | undefined;
  cancel?: string;
};

/** Asks for confirmation of something that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  tone = 'danger',
  busy,
  cancel = 'Cancel',
}: Props) {
  const close = () => !busy && onClose();
  return (
    <Modal
      open={open}
      onClose={close}
      role="alertdialog"
      described
      className="inset-x-0 bottom-0 mx-auto grid max-h-[88dvh] gap-6 overflow-y-auto rounded-t-card border-t p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] [--from-y:1.5rem] sm:top-[20dvh] sm:bottom-auto sm:w-[min(28rem,calc(100vw-3rem))] sm:rounded-card sm:border sm:[--from-y:0.5rem]"
    >
      <div className="grid gap-2">
        <Dialog.Title className="text-lead [overflow-wrap:anywhere]">{title}</Dialog.Title>
        <Dialog.Description asChild>
          <div className="text-soft [overflow-wrap:anywhere]">{children}</div>
        </Dialog.Description>
      </div>
      <div className="grid gap-3 sm:flex sm:justify-end">
        <Button onClick={close} aria-disabled={busy ? true : undefined}>
          {cancel}
        </Button>
        <Button tone={tone === 'danger' ? 'destroy' : 'signal'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
