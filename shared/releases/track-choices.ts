/** Product 7.6: the choices for explicit content. '' until the artist has answered. */
export const explicitChoices = ['Explicit', 'Not Explicit', 'Cleaned Version'] as const;
export type Explicit = '' | (typeof explicitChoices)[number];

/** The extent of AI use (ERN 4.3.2 asks for it). '' until answered. */
export const aiUses = ['none', 'partly', 'all'] as const;
export type AiUse = (typeof aiUses)[number];
