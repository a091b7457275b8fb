import { pathTo } from '../../lib/paths.ts';

/** The links of the top bar (product 2.18). */
export const barLinks = [
  { label: 'Home', to: pathTo('/') },
  { label: 'Features', to: pathTo('/features') },
  { label: 'Pricing', to: pathTo('/pricing') },
  { label: 'Web3', to: pathTo('/web3') },
  { label: 'FAQ', to: pathTo('/faq') },
] as const;

/** The links of the footer (product 2.18). */
export const footerLinks = [
  { label: 'What stores send back', to: pathTo('/rules') },
  { label: 'Privacy Policy', to: pathTo('/privacy') },
  { label: 'Terms of Service', to: pathTo('/terms') },
  { label: 'Contact', to: pathTo('/contact') },
] as const;
