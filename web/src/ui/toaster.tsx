import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useMedia } from '../lib/use-media.ts';
import { buttonLook } from './button.tsx';
import { leaveToasts } from './leave-toasts.ts';

const mark = 'flex h-6 items-center';

type Props = { onReady: (say: typeof toast) => void; isOnTop: boolean };

/**
 * Places toasts over the frame, where they cover no content: in the sidebar's column above the account, or on a phone
 * over the bar.
 * @param onReady receives the function that shows a toast, once toasts can be shown
 * @param isOnTop places toasts over the bar at any width
 */
const Toaster = ({ onReady, isOnTop }: Props) => {
  const hasBar = useMedia('(width < 48rem)') || isOnTop;
  useEffect(() => onReady(toast), [onReady]);
  useEffect(leaveToasts, []);
  return (
    <Sonner
      position={hasBar ? 'top-center' : 'bottom-left'}
      offset={hasBar ? '0.5rem' : { bottom: 'var(--under-toasts, 0.5rem)', left: '0.5rem' }}
      mobileOffset="0.5rem"
      style={{ '--width': hasBar ? '22rem' : '15rem' }}
      closeButton={false}
      // Stays clickable above an open dialog, which disables pointer events for everything else.
      className="pointer-events-auto"
      icons={{
        success: <CircleCheck className="text-money" />,
        error: <CircleAlert className="text-danger" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-raised p-3 font-text text-ink shadow-float',
          content: 'min-w-0 flex-1 [overflow-wrap:anywhere]',
          icon: mark,
          title: 'font-[560]',
          description: 'text-small text-soft!',
          error: 'border-danger!',
          actionButton: buttonLook({ size: 'small' }),
        },
      }}
    />
  );
};

export default Toaster;
