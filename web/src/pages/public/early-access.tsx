import { brand } from '../../../../shared/brand.ts';
import { isPlanned } from '../../../../shared/site/offers.ts';
import { waitlistFeatures } from '../../../../shared/waitlist/features.ts';
import WaitlistForm from '../../features/waitlist/waitlist-form.tsx';
import { Island } from '../../lib/island.tsx';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';

const inline = 'underline underline-offset-4 hover:decoration-2';

const planned = waitlistFeatures.filter(({ offer }) => isPlanned(offer)).length;
const whatIsPlanned = `${planned} of the ${waitlistFeatures.length} things you can choose are planned, and your answers decide what we build first. The rest already work today.`;

const steps = [
  ['You tell us what you need.', 'Seven questions, about a minute.'],
  ['We read it.', whatIsPlanned],
  ['We email you.', 'Once now, to confirm that it arrived, and again when there’s a place for you.'],
] as const;

function EarlyAccessPage() {
  return (
    <div className="mx-auto grid max-w-[72rem] items-start gap-x-20 gap-y-12 px-4 py-14 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-20">
      <div className="grid gap-8 lg:sticky lg:top-28">
        <div className="grid gap-4">
          <h1 className="text-title">Be there early</h1>
          <p className="max-w-md text-lead text-soft">
            Tell us who you are and what you want to do with your music. We let people in as we build it.
          </p>
        </div>
        <ol className="grid max-w-md">
          {steps.map(([what, how], index) => (
            <li key={what} className="grid grid-cols-[2rem_1fr] border-t border-line py-4">
              <span className="text-soft tabular-nums" aria-hidden>
                {index + 1}
              </span>
              <span>
                <span className="font-[560]">{what}</span> <span className="text-soft">{how}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="max-w-md text-small text-soft">
          Distribution itself has no waitlist:{' '}
          <a href={pathTo('/dashboard')} className={inline}>
            create an account
          </a>
          . How we use your answers is in the{' '}
          <a href={pathTo('/privacy')} className={inline}>
            Privacy Policy
          </a>
          .
        </p>
      </div>
      <div className="rounded-card border border-line bg-raised p-5 sm:p-8">
        <noscript>
          <p className="mb-6">
            This form needs JavaScript. You can also write to{' '}
            <a href={`mailto:${brand.supportEmail}`} className={inline}>
              {brand.supportEmail}
            </a>
            .
          </p>
        </noscript>
        <Island name="waitlist">
          <WaitlistForm />
        </Island>
      </div>
    </div>
  );
}

export default {
  description: `Join the ${brand.name} waitlist: tell us what you want to do with your music, and be there when it is built.`,
  Content: EarlyAccessPage,
} satisfies PublicPage;
