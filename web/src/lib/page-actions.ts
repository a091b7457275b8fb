import { useEffect, useRef } from 'react';

/** An action on the current page, for the command palette. */
export type PageAction = {
  id: string;
  label: string;
  /** The action's key, as in `Shortcuts`, if the page handles one. */
  shortcut?: string;
  onSelect: () => void;
};

const standing = new Set<() => readonly PageAction[]>();

/** Offers these actions while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const offer = () => current.current;
    standing.add(offer);
    return () => void standing.delete(offer);
  }, []);
}

/** All actions that are offered now. */
export const pageActions = (): readonly PageAction[] => [...standing].flatMap((offer) => offer());
