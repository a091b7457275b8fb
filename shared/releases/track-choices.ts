/** The choices for explicit content (product 7.6); '' until the artist has answered. */
export const explicitChoices = ['Explicit', 'Not Explicit', 'Cleaned Version'] as const;
export type Explicit = '' | (typeof explicitChoices)[number];

/** How much AI was used (ERN 4.3.2 asks for it); '' until the artist has answered. */
export const aiUses = ['none', 'partly', 'all'] as const;
export type AiUse = (typeof aiUses)[number];
