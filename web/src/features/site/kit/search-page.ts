/** Whether an entry contains the term, ignoring case (product 2.20). */
export const containsTerm = (text: string | null, term: string): boolean =>
  (text ?? '').toLowerCase().includes(term.trim().toLowerCase());

/** Makes the page's search field filter its entries, such as questions. Does nothing on pages without one. */
export function searchPage({ document } = window): void {
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
    const isNothing = all('[data-search-group]').every(({ hidden }) => hidden);
    for (const said of all('[data-search-term]')) said.textContent = term;
    for (const nothing of all('[data-search-nothing]')) nothing.hidden = !isNothing;
    for (const link of all<HTMLAnchorElement>('[data-search-contact]'))
      link.search = `?${new URLSearchParams({ subject: term ? `Question: ${term}` : 'Support' })}`;
  };
  input.addEventListener('input', search);
  // A browser may restore the search text when the visitor returns to the page.
  search();
}
