/**
 * Everything that an operator changes to run the product under their own name. Claims that depend on the operator's
 * distributors belong here, so that no label promises more than they deliver (product 1.2).
 */
type Brand = {
  name: string;
  supportEmail: string;
  storesClaim: string;
  deliveryDays: { paid: string; basic: string };
  /** The distributors' terms for royalties: how often statements arrive, and how long after the sale month. */
  royalties: { rhythm: string; delay: string };
  /** The minimum payout, in cents of a US dollar, and the available payout methods. */
  payouts: { minimumCents: number; ways: string };
  /** Other sites of the operator. A null link is not shown. */
  links: { artistWebsite: string | null };
  agreementVersion: string;
  guideVideo: GuideVideo | null;
};

/** A video on another site, as its embed URL. Nothing is loaded until somebody plays it. */
type GuideVideo = { title: string; embedUrl: string };

export const brand: Brand = {
  name: 'Segno',
  supportEmail: 'support@segno.test',
  storesClaim: '150+',
  deliveryDays: { paid: '3-5 business days', basic: '10-15 business days' },
  royalties: { rhythm: 'monthly', delay: '45-60 days' },
  payouts: { minimumCents: 5_000, ways: 'by ACH or wire, by PayPal, or to a crypto wallet' },
  /**
   * The free website service for artists, linked from a button after joining the waitlist and from a card on the
   * dashboard.
   */
  links: { artistWebsite: 'https://artists.segno.test' },
  /**
   * The version of the distribution agreement that an artist accepts on submitting; its text is in
   * web/src/features/submission/agreement.ts.
   */
  agreementVersion: '2026-11',
  /**
   * The guide in the release checklist (product 12.3): the operator's own video, for example `{ title: 'Plan a release
   * in seven steps', embedUrl: 'https://www.youtube-nocookie.com/embed/<id>' }`. If null, the checklist has only its
   * written steps. The site's content security policy allows this URL's origin and no other.
   */
  guideVideo: null,
};
