import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';
import { Modal } from './modal.tsx';
import { ScrollArea } from './scroll-area.tsx';

export type ModalPanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title. Screen readers announce it on opening. */
  description?: ReactNode;
  /** The buttons, with the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
};

type Props = ModalPanelProps & { className: string };

/** The inside of a dialog: title, scrolling content, fixed actions and a close button. */
export const ModalPanel = ({ open, onClose, title, description, actions, children, className }: Props) => (
  <Modal
    open={open}
    onClose={onClose}
    described={description !== undefined}
    className={classes('grid grid-rows-[auto_minmax(0,1fr)_auto]', className)}
  >
    <div className="grid gap-1 px-6 pt-6 pr-16 pb-3">
      <Dialog.Title className="text-lead [overflow-wrap:anywhere]">{title}</Dialog.Title>
      {description !== undefined && <Dialog.Description className="text-soft">{description}</Dialog.Description>}
    </div>
    <ScrollArea className="border-t border-transparent px-6 pt-1 pb-4 data-scrolled:border-line last:pb-6">
      {children}
    </ScrollArea>
    {actions && (
      <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {actions}
      </div>
    )}
    <Dialog.Close
      aria-label="Close"
      className={classes(
        buttonLook({ tone: 'quiet', size: 'icon' }),
        'absolute top-4 right-4 text-soft hover:text-ink',
      )}
    >
      <X />
    </Dialog.Close>
  </Modal>
);
