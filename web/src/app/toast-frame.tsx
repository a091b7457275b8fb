import { Outlet } from 'react-router-dom';
import { Toasts } from '../ui/toast.tsx';

/** One place for toasts around sign-in and dashboard: 'Welcome back!' is raised on one and read on the other. */
export default function ToastFrame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
