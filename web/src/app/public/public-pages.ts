import type { PageAddress } from '../../../../shared/site/addresses.ts';
import type { PublicPage } from '../../lib/public-page.ts';
import contact from '../../pages/public/contact.tsx';
import earlyAccess from '../../pages/public/early-access.tsx';
import faq from '../../pages/public/faq.tsx';
import features from '../../pages/public/features.tsx';
import home from '../../pages/public/home.tsx';
import pricing from '../../pages/public/pricing.tsx';
import privacy from '../../pages/public/privacy.tsx';
import rules from '../../pages/public/rules.tsx';
import terms from '../../pages/public/terms.tsx';
import thankYou from '../../pages/public/thank-you.tsx';
import web3 from '../../pages/public/web3.tsx';

/** Every public page. Only the build reads this table, so no browser loads the modules in it (design 6.10). */
export const publicPages: Readonly<Record<PageAddress, PublicPage>> = {
  '/': home,
  '/features': features,
  '/pricing': pricing,
  '/web3': web3,
  '/faq': faq,
  '/rules': rules,
  '/early-access': earlyAccess,
  '/get-early-access': earlyAccess,
  '/thank-you': thankYou,
  '/contact': contact,
  '/privacy': privacy,
  '/terms': terms,
};
