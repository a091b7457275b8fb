import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../features/site/not-found.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: a page that does not exist was asked for:', pathname);
  }, [pathname]);
  return (
    <main tabIndex={-1}>
      <NotFound pathname={pathname} />
    </main>
  );
}
