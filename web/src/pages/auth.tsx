import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand.ts';
import { AuthTabs } from '../features/auth/auth-tabs.tsx';
import { pathTo } from '../lib/paths.ts';
import { SegnoMark } from '../ui/segno-mark.tsx';

export default function AuthPage() {
  return (
    <main tabIndex={-1} className="mx-auto grid min-h-dvh max-w-md content-start gap-8 px-6 py-8 sm:pt-[14dvh]">
      <header className="flex items-center justify-between">
        <h1 className="-ml-1 flex items-center gap-2 text-lead">
          <SegnoMark className="size-7" />
          {brand.name}
        </h1>
        <Link
          reloadDocument
          to={pathTo('/')}
          className="text-small text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          Back to Home
        </Link>
      </header>
      <AuthTabs />
    </main>
  );
}
