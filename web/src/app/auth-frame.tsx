import { Outlet } from 'react-router-dom';
import { VisitorOnly } from './guards.tsx';

export default function AuthFrame() {
  return (
    <VisitorOnly>
      <Outlet />
    </VisitorOnly>
  );
}
