import { useEffect, useRef, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** The items of a drop. They must be read during the drop event; folders are read later. */
export type Dropped = { type: 'drop'; dataTransfer: { items: readonly DroppedItem[] } };
type DroppedItem = {
  kind: 'file';
  getAsFile: () => File | null;
  webkitGetAsEntry: () => FileSystemEntry | null;
};

function droppedIn({ items }: DataTransfer): Dropped {
  const files = [...items].filter(({ kind }) => kind === 'file');
  const read = files.map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry?.() ?? null }));
  return {
    type: 'drop',
    dataTransfer: {
      items: read.map(({ file, entry }) => ({
        kind: 'file',
        getAsFile: () => file,
        webkitGetAsEntry: () => entry,
      })),
    },
  };
}

/**
 * Accepts files dropped anywhere on the page, except on parts that handle drops themselves.
 * @returns whether files are being dragged over the page
 */
export function usePageDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setOver(!event.defaultPrevented);
      event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      take.current(droppedIn(event.dataTransfer));
    };
    // Listens on the document, because the window's listeners, which run later, handle files that no page accepts.
    document.addEventListener('dragenter', hover);
    document.addEventListener('dragover', hover);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', hover);
      document.removeEventListener('dragover', hover);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/**
 * Prevents the browser from opening a dropped file in place of the app.
 * @param onLost called when a file was dropped where nothing accepts it
 */
export function usePreventFileOpening(onLost: () => void): void {
  useEffect(() => {
    const stop = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.type === 'drop') onLost();
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, [onLost]);
}
