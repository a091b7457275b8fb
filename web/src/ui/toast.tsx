import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster, toast } from 'sonner';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';

type Notice = {
  title: string;
  text?: string;
  /** The way back: 'Undo'. With it the toast stays longer. */
  action?: { label: string; onSelect: () => void };
};

const id = ({ title, text }: Notice) => `${title} ${text ?? ''}`;

const options = ({ action, ...notice }: Notice) => ({
  id: id(notice),
  description: notice.text,
  ...(action && { action: { label: action.label, onClick: action.onSelect }, duration: 8000 }),
});

/** The same words twice at once are one toast. */
export const notify = (notice: Notice): void => {
  toast(notice.title, options(notice));
};

/** Something that the user waited for is done. */
export const notifySuccess = (notice: Notice): void => {
  toast.success(notice.title, options(notice));
};

/** Something that the user asked for did not happen. Stays longer. */
export const notifyFailure = (notice: Notice): void => {
  toast.error(notice.title, { ...options(notice), duration: 9000 });
};

const mark = 'flex h-6 items-center';

export const Toasts = () => (
  <Toaster
    position="bottom-right"
    closeButton={false}
    // Above an open dialog, which takes the pointer away from everything else.
    className="pointer-events-auto"
    icons={{
      success: <CircleCheck className="text-money" />,
      error: <CircleAlert className="text-danger" />,
    }}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'flex w-full items-start gap-3 rounded-card border border-line bg-raised p-4 font-text text-ink shadow-float sm:w-[22rem]',
        content: 'min-w-0 flex-1 [overflow-wrap:anywhere]',
        icon: mark,
        title: 'font-[560]',
        description: 'text-small text-soft!',
        error: 'border-danger!',
        actionButton: classes(buttonLook({ size: 'small' }), '-my-1 shrink-0'),
      },
    }}
  />
);
