import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reportUnknownPath } from '../data/site/report-unknown-path.ts';
import { NotFound } from '../features/site/not-found.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    reportUnknownPath(pathname);
  }, [pathname]);
  return (
    <main tabIndex={-1}>
      <NotFound pathname={pathname} />
    </main>
  );
}
