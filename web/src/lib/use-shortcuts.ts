import { useEffect, useRef } from 'react';

/** Written as `mod+b`, `?` or `/`. `mod` is Cmd on a Mac and Ctrl elsewhere; both are accepted. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the key is Space on a control that Space activates. */
const activatesControl = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('a, button, summary, [role]:not(main, section)') !== null;

/** Whether an open dialog or menu has the keyboard to itself. */
const hasOpenOverlay = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/**
 * Handles keyboard shortcuts for the whole page. A plain key is ignored while the user is typing; a key with `mod`
 * works everywhere.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const mod = event.metaKey || event.ctrlKey;
      const action = current.current[mod ? `mod+${event.key.toLowerCase()}` : event.key];
      if (!action || (!mod && (isTyping(event.target) || activatesControl(event) || hasOpenOverlay()))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
