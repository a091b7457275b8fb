/**
 * Browser features that no page of the product uses, and that no script can use either. The guide video keeps the
 * features that a player needs.
 */
const UNUSED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every response, in addition to the content security policy. A page cannot access the page that opened it,
 * or one that it opened: a checkout's tab leaves for a different site anyway, and needs no way back
 * (web/src/lib/open-tab.ts).
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
