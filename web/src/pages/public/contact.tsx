import { brand } from '../../../../shared/brand.ts';
import { ContactForm } from '../../features/site/contact/contact-form.tsx';
import { PageHead } from '../../features/site/kit/page-head.tsx';
import { pathTo } from '../../lib/paths.ts';
import type { PublicPage } from '../../lib/public-page.ts';

const link = 'underline decoration-edge underline-offset-4 hover:decoration-ink';

const ContactPage = () => (
  <>
    <PageHead
      title="Write to us"
      lead={
        <>
          A person replies. The address is{' '}
          <a href={`mailto:${brand.supportEmail}`} className={`${link} text-ink`}>
            {brand.supportEmail}
          </a>
          .
        </>
      }
    />
    <div className="mx-auto grid max-w-[84rem] grid-cols-1 gap-x-20 gap-y-12 px-4 pb-24 sm:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ContactForm />
      <div className="grid content-start gap-3 text-soft">
        <h2 className="text-lead text-ink">Before you write</h2>
        <p>
          You may find the answer among the{' '}
          <a href={pathTo('/faq')} className={`${link} text-ink`}>
            questions and answers
          </a>
          .
        </p>
        <p>
          If it’s about a release, tell us its title; if it’s about a payment, its date and amount. Never send a
          password or a card number.
        </p>
      </div>
    </div>
  </>
);

export default {
  description: `How to reach the people behind ${brand.name}: one address, and a person who replies.`,
  Content: ContactPage,
} satisfies PublicPage;
