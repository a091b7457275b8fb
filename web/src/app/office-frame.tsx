import { Outlet, useLocation } from 'react-router-dom';
import { isOfficeAccess } from '../../../shared/accounts/office-role.ts';
import { OfficeOnly } from './guards.tsx';
import { screenAt } from './screen-at.ts';

/** The guard of the office's screens. Each row of the table names the roles that may open the screen. */
export default function OfficeFrame() {
  const guard = screenAt(useLocation().pathname)?.guard ?? 'none';
  return (
    <OfficeOnly access={isOfficeAccess(guard) ? guard : 'admin'}>
      <Outlet />
    </OfficeOnly>
  );
}
