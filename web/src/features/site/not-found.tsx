import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';

/** Shown for every unknown URL (product 2.5). It is a static file, so a script fills in the path. */
export const NotFound = ({ pathname }: { pathname?: string }) => (
  <div className="mx-auto grid min-h-[70dvh] max-w-lg content-center justify-items-start gap-4 px-6">
    <h1 className="text-title">Oops! Page not found</h1>
    <p className="text-soft [overflow-wrap:anywhere]">
      There is nothing at <span data-unknown-path>{pathname ?? 'this address'}</span>.
    </p>
    <a href={pathTo('/')} className={buttonLook({ tone: 'signal' })}>
      Return to Home
    </a>
  </div>
);
