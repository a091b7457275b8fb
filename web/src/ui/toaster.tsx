import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { buttonLook } from './button.tsx';
import { classes } from './classes.ts';

const mark = 'flex h-6 items-center';

/** @param onReady is given the function that shows a toast, once there is a place for it */
const Toaster = ({ onReady }: { onReady: (say: typeof toast) => void }) => {
  useEffect(() => onReady(toast), [onReady]);
  return (
    <Sonner
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
};

export default Toaster;
