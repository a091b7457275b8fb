import { useLocation, useNavigate } from 'react-router-dom';

export type Overlay = 'dialog' | 'dialog-long' | 'drawer' | 'confirm' | 'confirm-busy' | 'palette' | 'keys';

/** Keeps the open overlay in the URL, so that a link or test can open one: `#drawer`. */
export function useOverlay() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: (overlay: Overlay) => hash === `#${overlay}`,
    open: (overlay: Overlay) => void navigate(`#${overlay}`, { replace: true, preventScrollReset: true }),
    close: () => void navigate('#', { replace: true, preventScrollReset: true }),
  };
}
