/**
 * Marks on the root whether a pointer was used last (`data-pointer`), so that focus after a click shows no ring. The
 * browser's `:focus-visible` covers only its own focusing, not what a script focuses after a click, as tabs and dialogs
 * do.
 */
export function followLastInput({ document } = window): void {
  const { dataset } = document.documentElement;
  const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;
  document.addEventListener('pointerdown', () => Object.assign(dataset, { pointer: '' }), true);
  document.addEventListener('keydown', (event) => isShortcut(event) || delete dataset.pointer, true);
}
