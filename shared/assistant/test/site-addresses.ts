/** Finds paths of our site in a text: `/faq`, `/dashboard/balance`. */
export const siteAddresses = (text: string): string[] =>
  [...text.matchAll(/(?<=^|[\s(])\/[a-z][a-z/-]*[a-z]/g)].map(([address]) => address);
