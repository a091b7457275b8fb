import { type MouseEvent, useRef, useState } from 'react';
import { useShortcuts } from '../../lib/use-shortcuts.ts';

const nothing: ReadonlySet<string> = new Set();

const cardAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-card]')?.dataset.card;

/**
 * Selects several releases (product 4.9): with `X` on a card, or with a click in selection mode. Shift extends the
 * selection from the card that was selected last.
 * @param order ids of the releases shown, in order
 */
export function useSelection(order: readonly string[]) {
  const [selected, setSelected] = useState(nothing);
  const [isOn, setIsOn] = useState(false);
  const last = useRef<string>(undefined);

  const toggle = (id: string, isRange: boolean) => {
    const from = isRange && last.current !== undefined ? order.indexOf(last.current) : -1;
    const to = order.indexOf(id);
    const range = from === -1 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(selected);
    // A range is always selected, whereas a single card is toggled.
    for (const each of range) {
      if (from === -1 && selected.has(each)) next.delete(each);
      else next.add(each);
    }
    last.current = id;
    setSelected(next);
    setIsOn(true);
  };
  const end = () => {
    setSelected(nothing);
    setIsOn(false);
    last.current = undefined;
  };
  const toggleFocused = (isRange: boolean) => {
    const id = cardAt(document.activeElement);
    if (id !== undefined) toggle(id, isRange);
  };
  useShortcuts({
    x: () => toggleFocused(false),
    X: () => toggleFocused(true),
    ...(isOn && { Escape: end }),
  });

  return {
    selected,
    isOn,
    begin: () => setIsOn(true),
    end,
    all: () => setSelected(new Set(order)),
    /**
     * For the container. In selection mode, a click on a card toggles it instead of opening it; `Enter` still opens it.
     */
    onClickCapture: (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const id = cardAt(target);
      const isBox = target.closest('[role="checkbox"]') !== null;
      const isLink = target.closest('a[href]') !== null;
      if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const isChoice = isBox || (isLink && event.detail > 0 && (isOn || event.shiftKey));
      if (!isChoice) return;
      event.preventDefault();
      event.stopPropagation();
      toggle(id, event.shiftKey);
    },
  };
}
