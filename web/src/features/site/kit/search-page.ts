/** Whether an entry contains the term, ignoring case (product 2.20). */
export const containsTerm = (text: string | null, term: string): boolean =>
  (text ?? '').toLowerCase().includes(term.trim().toLowerCase());

/**
 * Makes the page's search field filter its entries, such as questions. Does nothing on pages without one. A link to an
 * entry that the search hides clears the search first, so that an address with a hash always leads to its entry.
 */
export function searchPage(page = window): void {
  const { document, location } = page;
  const input = document.querySelector<HTMLInputElement>('[data-search]');
  if (!input) return;
  const all = <E extends HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<E>(selector),
  ];
  const search = () => {
    const term = input.value.trim();
    for (const group of all('[data-search-group]')) {
      const entries = all('[data-search-entry]', group);
      for (const entry of entries) entry.hidden = !containsTerm(entry.textContent, term);
      group.hidden = entries.every(({ hidden }) => hidden);
    }
    const shown = all('[data-search-entry]:not([hidden])').length;
    for (const place of all('[data-search-term]')) place.textContent = term;
    for (const place of all('[data-search-count]')) place.textContent = String(shown);
    for (const nothing of all('[data-search-nothing]')) nothing.hidden = shown > 0;
    for (const link of all<HTMLAnchorElement>('[data-search-contact]'))
      link.search = `?${new URLSearchParams({ subject: term ? `Question: ${term}` : 'Support' })}`;
  };
  /** @returns the element that the hash names, if the search hid it; it is then shown again */
  const revealed = (hash: string) => {
    const entry = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!entry?.closest('[hidden]')) return undefined;
    input.value = '';
    search();
    return entry;
  };
  input.addEventListener('input', search);
  // Before the browser follows the link, because it scrolls only to what is shown.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) revealed(link.hash);
  });
  const showAddressed = () => revealed(location.hash)?.scrollIntoView();
  page.addEventListener('hashchange', showAddressed);
  // A browser may restore the search text when the visitor returns to the page.
  search();
  showAddressed();
}
