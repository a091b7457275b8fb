/**
 * Marks on the root element whether a pointer was used last (`data-pointer`), so that no focus ring is shown after a
 * click. The browser's `:focus-visible` does not cover focus that a script sets after a click, as in tabs and dialogs.
 */
export function followLastInput({ document } = window): void {
  const { dataset } = document.documentElement;
  const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;
  document.addEventListener('pointerdown', () => Object.assign(dataset, { pointer: '' }), true);
  document.addEventListener('keydown', (event) => isShortcut(event) || delete dataset.pointer, true);
}
