/** The layouts for exports; the first is the default. A label chooses its distributor's. */
export const exportProfiles = ['distributor', 'sonosuite'] as const;
export type ExportProfileName = (typeof exportProfiles)[number];

/** Names for the office. */
export const exportProfileLabels: Record<ExportProfileName, string> = {
  distributor: 'Distributor CSV',
  sonosuite: 'SonoSuite CSV (format 4)',
};
