import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useDocumentTitle('Page not found');
  useEffect(() => {
    console.error('404: a page that does not exist was asked for:', pathname);
  }, [pathname]);
  return (
    <main tabIndex={-1} className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 px-6">
      <h1 className="text-title">Oops! Page not found</h1>
      <p className="text-soft [overflow-wrap:anywhere]">There is nothing at {pathname}.</p>
      <Link to={pathTo('/')} className={buttonLook({ tone: 'signal' })}>
        Return to Home
      </Link>
    </main>
  );
}
