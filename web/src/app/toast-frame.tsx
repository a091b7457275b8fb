import { Outlet } from 'react-router-dom';
import { Toasts } from '../ui/toast.tsx';

/**
 * One toaster for the sign-in page and the dashboard, because 'Welcome back!' is triggered on one and read on the
 * other.
 */
export default function ToastFrame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
