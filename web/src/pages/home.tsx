import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { pathTo } from '../lib/paths.ts';
import { buttonLook } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';

export default function HomePage() {
  return (
    <main tabIndex={-1} className="grid min-h-dvh grid-rows-[auto_1fr] px-6 sm:px-12">
      <header className="flex items-center justify-between py-6">
        <Mark className="size-8" />
        <Link to={pathTo('/dashboard')} className={buttonLook({ tone: 'quiet' })}>
          Log in
        </Link>
      </header>
      <div className="grid max-w-3xl content-center justify-items-start gap-8 pb-24">
        <h1 className="text-hero tracking-[-0.045em]">{brand.name}</h1>
        <p className="max-w-xl text-lead text-soft">
          Put your music in the stores yourself: upload a release, pay once, and keep all of your royalties.
        </p>
        <Link to={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
          Get Started
        </Link>
      </div>
    </main>
  );
}
