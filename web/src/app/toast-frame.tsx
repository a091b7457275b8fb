import { Outlet } from 'react-router-dom';
import { Toasts } from '../ui/toast.tsx';

/** One toaster for sign-in and dashboard, because 'Welcome back!' is raised on one and read on the other. */
export default function ToastFrame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
