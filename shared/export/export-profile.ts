/** The layouts of exports; the first is the default. A label chooses the layout of its distributor. */
export const exportProfiles = ['distributor', 'sonosuite'] as const;
export type ExportProfileName = (typeof exportProfiles)[number];

/** The names of the layouts, for the office. */
export const exportProfileLabels: Record<ExportProfileName, string> = {
  distributor: 'Distributor CSV',
  sonosuite: 'SonoSuite CSV (format 4)',
};
