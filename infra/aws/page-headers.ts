/**
 * Browser features that no page of the product uses, so that no script ever can. The guide video keeps those that a
 * player needs.
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
 * Headers of every response, in addition to the security policy. Pages that opened this one, or that it opened, cannot
 * reach into it: a checkout's tab is sent on before its page belongs to another site, and needs no way back
 * (web/src/lib/open-tab.ts).
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
