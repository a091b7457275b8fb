import { ModalPanel, type ModalPanelProps } from './modal-panel.tsx';

/** A dialog in the middle of the page; on a phone, a sheet at the bottom. Escape closes it and returns the focus. */
export const Dialog = (props: ModalPanelProps) => (
  <ModalPanel
    {...props}
    className="inset-x-0 bottom-0 mx-auto max-h-[88dvh] rounded-t-card border-t [--from-y:1.5rem] sm:top-[12dvh] sm:bottom-auto sm:max-h-[76dvh] sm:w-[min(34rem,calc(100vw-3rem))] sm:rounded-card sm:border sm:[--from-y:0.5rem]"
  />
);
