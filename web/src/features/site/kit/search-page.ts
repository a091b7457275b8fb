/** Whether an entry contains the term, ignoring case (product 2.20). */
export const containsTerm = (text: string | null, term: string): boolean =>
  (text ?? '').toLowerCase().includes(term.trim().toLowerCase());

/**
 * Makes the page's search field filter its entries, such as questions. Does nothing on pages without one. If the
 * address names an entry that the search hides, the search is cleared, and the entry is shown.
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
    for (const index of all('[data-search-index]')) index.hidden = term !== '';
    for (const nothing of all('[data-search-nothing]')) nothing.hidden = shown > 0;
    for (const link of all<HTMLAnchorElement>('[data-search-contact]'))
      link.search = `?${new URLSearchParams({ subject: term ? `Question: ${term}` : 'Support' })}`;
  };
  const showAddressed = () => {
    const entry = document.getElementById(location.hash.slice(1));
    if (!entry?.closest('[hidden]')) return;
    input.value = '';
    search();
    entry.scrollIntoView();
  };
  input.addEventListener('input', search);
  page.addEventListener('hashchange', showAddressed);
  // A browser may restore the search text when the visitor returns to the page.
  search();
  showAddressed();
}
