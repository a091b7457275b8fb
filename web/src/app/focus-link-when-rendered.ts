const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname);

/**
 * Focuses the page's link to a path as soon as it is rendered, unless the user acts first. @returns a function that
 * cancels this
 */
export function focusLinkWhenRendered(pathname: string): () => void {
  const find = () => {
    const link = linkTo(pathname);
    if (!link) return;
    giveUp();
    link.focus({ preventScroll: true });
  };
  const drawn = new MutationObserver(find);
  const giveUp = () => {
    drawn.disconnect();
    window.removeEventListener('keydown', giveUp);
    window.removeEventListener('pointerdown', giveUp);
  };
  drawn.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('keydown', giveUp);
  window.addEventListener('pointerdown', giveUp);
  find();
  return giveUp;
}
