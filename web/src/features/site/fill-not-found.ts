/** Shows the requested path on the not-found page. @returns the path; undefined on other pages */
export function fillNotFound({ document, location } = window): string | undefined {
  const place = document.querySelector('[data-unknown-path]');
  if (!place) return undefined;
  place.textContent = location.pathname;
  return location.pathname;
}
