export type OpenedTab = {
  /** Navigates the tab. @returns false if there is no tab: the browser blocked it, or it was closed */
  show: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab for an address that has yet to be requested. Call it inside the click: browsers block a tab opened later
 * as a pop-up. The tab cannot access this page.
 */
export function openTab(): OpenedTab {
  // Not 'noopener', which would hide whether the tab opened and prevent navigating it.
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    show: (url) => {
      if (!tab || tab.closed) return false;
      tab.location.href = url;
      return true;
    },
    close: () => tab?.close(),
  };
}
