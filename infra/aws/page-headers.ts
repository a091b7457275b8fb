/** What no page of the product uses, so that no script of anybody ever can. The guide video keeps what a player needs. */
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
 * Headers of every answer beside the security policy. No page that opened this one, or that it opened, can reach into it: the tab of a
 * checkout is led on before its page is another's, and needs no way back (web/src/lib/open-tab.ts).
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
