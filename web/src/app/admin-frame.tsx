import { Outlet } from 'react-router-dom';
import { AdminOnly } from './guards.tsx';

export default function AdminFrame() {
  return (
    <AdminOnly>
      <Outlet />
    </AdminOnly>
  );
}
