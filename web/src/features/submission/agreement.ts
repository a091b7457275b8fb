import { brand } from '../../../../shared/brand.ts';

export const agreementName = `distribution agreement (version ${brand.agreementVersion})`;

/** The agreement. It is short on purpose, because the operator's lawyer writes the binding one (product 11.6). */
export const agreementText = [
  'This text is a template. Whoever runs this site replaces it with an agreement that a lawyer has written for them.',
  `You own your music, and you stay its owner. You allow ${brand.name} to deliver this release to the stores and territories that you have chosen, and to collect what they pay for it.`,
  'You confirm that you hold the rights to the recordings, the compositions and the artwork, or have permission from those who do.',
  'You receive the share of the royalties that your plan says. You may ask at any time to have the release taken down.',
];
