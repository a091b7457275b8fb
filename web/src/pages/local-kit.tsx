import { useEffect, useState } from 'react';
import { lazyAgain } from '../lib/lazy-again.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { siteConfig } from '../lib/site-config.ts';
import { Spinner } from '../ui/spinner.tsx';
import NotFoundPage from './not-found.tsx';

const Kit = lazyAgain(() => import('../features/kit/kit.tsx'));

/** The kit, on a laptop only; elsewhere this address is nothing, and the kit is never loaded. */
export default function LocalKitPage() {
  const [local, setLocal] = useState<boolean>();
  useEffect(() => {
    siteConfig().then(
      (config) => setLocal(config.local === true),
      () => setLocal(false),
    );
  }, []);
  if (local === undefined) return <Spinner />;
  return local ? <LocalKit /> : <NotFoundPage />;
}

function LocalKit() {
  usePageTitle('Kit');
  return <Kit />;
}
