/** `mailer` is `Mailer` where a template names it, and `data-export` is `DataExport`. */
export const capitalized = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
