/** Whether a question or an answer contains the term, ignoring case (product 2.20). */
export const containsTerm = (text: string | null, term: string): boolean =>
  (text ?? '').toLowerCase().includes(term.trim().toLowerCase());

/** Makes the page's search field filter its questions. Does nothing on other pages. */
export function searchQuestions({ document } = window): void {
  const input = document.querySelector<HTMLInputElement>('[data-faq-search]');
  if (!input) return;
  const all = <E extends HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<E>(selector),
  ];
  const search = () => {
    const term = input.value.trim();
    for (const category of all('[data-faq-category]')) {
      const questions = all('[data-question]', category);
      for (const question of questions) question.hidden = !containsTerm(question.textContent, term);
      category.hidden = questions.every(({ hidden }) => hidden);
    }
    const isNothing = all('[data-faq-category]').every(({ hidden }) => hidden);
    for (const said of all('[data-faq-term]')) said.textContent = term;
    for (const nothing of all('[data-faq-nothing]')) nothing.hidden = !isNothing;
    for (const link of all<HTMLAnchorElement>('[data-faq-contact]'))
      link.search = `?${new URLSearchParams({ subject: term ? `Question: ${term}` : 'Support' })}`;
  };
  input.addEventListener('input', search);
  // A browser may restore the search text when the visitor returns to the page.
  search();
}
