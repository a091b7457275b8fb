/** Converts a name to the template's style: `mailer` becomes `Mailer`, and `data-export` becomes `DataExport`. */
export const toPascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
