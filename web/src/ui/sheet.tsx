import { ModalPanel, type ModalPanelProps } from './modal-panel.tsx';

/**
 * A panel from the right edge, as high as the page; from the foot on a phone. For what is longer than a dialog and belongs to
 * the page behind it. Escape closes it, and the focus goes back.
 */
export const Sheet = (props: ModalPanelProps) => (
  <ModalPanel
    {...props}
    className="inset-x-0 bottom-0 h-[92dvh] rounded-t-card border-t [--from-y:1.5rem] sm:inset-y-0 sm:right-0 sm:left-auto sm:h-dvh sm:w-[min(30rem,calc(100vw-3rem))] sm:rounded-none sm:border-t-0 sm:border-l sm:[--from-x:1.5rem] sm:[--from-y:0]"
  />
);
