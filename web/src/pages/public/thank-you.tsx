import { brand } from '../../../../shared/brand.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import { buttonLook } from '../../ui/button.tsx';

const { artistWebsite } = brand.links;

function ThankYouPage() {
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-xl content-center justify-items-start gap-6 px-4 py-16 sm:px-8">
      <h1 className="text-title">Thank you for joining the waitlist</h1>
      <p className="text-lead text-soft">We’ll email you when there’s a place for you.</p>
      {artistWebsite && (
        <>
          <p>In the meantime you can make your own website for your listeners. It’s free.</p>
          <a href={artistWebsite} target="_blank" rel="noopener" className={buttonLook({ tone: 'signal' })}>
            Create your free artist website
          </a>
        </>
      )}
      <p className="text-soft">
        A question? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="text-ink underline underline-offset-4 hover:decoration-2">
          {brand.supportEmail}
        </a>
        .
      </p>
    </div>
  );
}

export default {
  description: 'Thank you for joining the waitlist.',
  Content: ThankYouPage,
  isHidden: true,
} satisfies PublicPage;
