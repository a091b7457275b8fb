import { useEffect, useRef } from 'react';

/** What can be done on the page that one is on, for the palette. */
export type PageAction = {
  id: string;
  label: string;
  /** As in `Shortcut`, where the page hears a key of its own. */
  shortcut?: string;
  onSelect: () => void;
};

const standing = new Set<() => readonly PageAction[]>();

/** Offers these while the component stands. */
export function usePageActions(actions: readonly PageAction[]): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const offer = () => current.current;
    standing.add(offer);
    return () => void standing.delete(offer);
  }, []);
}

/** All that is offered now. */
export const pageActions = (): readonly PageAction[] => [...standing].flatMap((offer) => offer());
