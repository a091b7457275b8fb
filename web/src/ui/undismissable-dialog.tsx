import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

type Props = { title: string; description: ReactNode; children: ReactNode };

/** A dialog that only its own action can close, because the page under it is useless without that action. */
export const UndismissableDialog = ({ title, description, children }: Props) => (
  <Modal
    open
    onClose={() => {}}
    role="alertdialog"
    described
    className="inset-x-0 bottom-0 mx-auto grid max-h-[88dvh] gap-6 overflow-y-auto rounded-t-card border-t p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] [--from-y:1.5rem] sm:top-[14dvh] sm:bottom-auto sm:w-[min(28rem,calc(100vw-3rem))] sm:rounded-card sm:border sm:[--from-y:0.5rem]"
  >
    <div className="grid gap-2">
      <Dialog.Title className="text-lead [overflow-wrap:anywhere]">{title}</Dialog.Title>
      <Dialog.Description className="text-soft [overflow-wrap:anywhere]">{description}</Dialog.Description>
    </div>
    {children}
  </Modal>
);
