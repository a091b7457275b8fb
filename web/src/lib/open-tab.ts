export type OpenedTab = {
  /** Navigates the tab. @returns false if there is no tab, because the browser blocked it or the user closed it */
  show: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab for a URL that is not known yet. Call it inside the click, because browsers block a tab that is opened
 * later as a pop-up. The tab cannot access this page.
 */
export function openTab(): OpenedTab {
  // Does not use 'noopener', which would hide whether the tab opened and prevent its navigation.
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
