export type OpenedTab = {
  /** Leads the tab to an address. @returns false when there is no tab: the browser refused it, or it was closed meanwhile */
  show: (url: string) => boolean;
  close: () => void;
};

/**
 * Opens a tab for an address that is only asked for. It must be called in the click itself: a tab that opens after an answer is a
 * pop-up to the browser. The tab cannot reach back into this page.
 */
export function openTab(): OpenedTab {
  // Not by 'noopener': then nobody could tell whether it was opened, and nobody could lead it on.
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
