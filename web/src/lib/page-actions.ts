import { useEffect, useRef } from 'react';

/** An action on the current page, for the command palette. */
export type PageAction = {
  id: string;
  label: string;
  /** The action's key, as in `Shortcuts`, if the page handles one. */
  shortcut?: string;
  onSelect: () => void;
};

const offeredActions = new Set<() => readonly PageAction[]>();

/** Offers these actions while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const offer = () => current.current;
    offeredActions.add(offer);
    return () => void offeredActions.delete(offer);
  }, []);
}

/** All actions that are offered now. */
export const pageActions = (): readonly PageAction[] => [...offeredActions].flatMap((offer) => offer());
