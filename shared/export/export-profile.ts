/** The layouts that a release can be exported in, the first by default. A label chooses the one that its distributor takes. */
export const exportProfiles = ['distributor', 'sonosuite'] as const;
export type ExportProfileName = (typeof exportProfiles)[number];

/** As the office reads them. */
export const exportProfileLabels: Record<ExportProfileName, string> = {
  distributor: 'Distributor CSV',
  sonosuite: 'SonoSuite CSV (format 4)',
};
