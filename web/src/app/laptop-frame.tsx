import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { siteConfig } from '../lib/site-config.ts';
import NotFoundPage from '../pages/not-found.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * The guard of pages that exist only on a local site. Elsewhere their URLs are not found, and the pages are never
 * loaded.
 */
export default function LaptopFrame() {
  const [isLaptop, setIsLaptop] = useState<boolean>();
  useEffect(() => {
    siteConfig().then(
      ({ local }) => setIsLaptop(local === true),
      () => setIsLaptop(false),
    );
  }, []);
  if (isLaptop === undefined) return <Spinner />;
  return isLaptop ? <Outlet /> : <NotFoundPage />;
}
