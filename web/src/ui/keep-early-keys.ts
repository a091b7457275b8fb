/**
 * Keys that are pressed right after an item was lifted are kept until dnd-kit hears them, and done then: its keyboard sensor begins to listen
 * in a task of its own, and on a slow machine a key comes before that task. Call it when an item has been lifted by key.
 */
export function keepEarlyKeys(): void {
  const kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push(event);
  };
  document.addEventListener('keydown', keep, { capture: true });
  // The sensor's own task is set after this one, and before the one in it.
  setTimeout(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', keep, { capture: true });
      for (const event of kept) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    }),
  );
}
