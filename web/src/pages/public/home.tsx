import { brand } from '../../../../shared/brand.ts';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

const lead = 'Put your music in the stores yourself: upload a release, pay once, and keep all of your royalties.';

function HomePage() {
  return (
    <div className="mx-auto grid max-w-[84rem] justify-items-start gap-8 px-4 py-24 sm:px-8">
      <h1 className="text-hero tracking-[-0.045em]">{brand.name}</h1>
      <p className="max-w-xl text-lead text-soft">{lead}</p>
      <a href={pathTo('/dashboard')} className={buttonLook({ tone: 'signal' })}>
        Get Started
      </a>
    </div>
  );
}

export default {
  description: lead,
  Content: HomePage,
} satisfies PublicPage;
