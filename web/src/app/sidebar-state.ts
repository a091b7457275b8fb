import { useState } from 'react';

const COOKIE = 'sidebar';
/** The cookie's lifetime: seven days (product 2.7). */
const MAX_AGE_S = 7 * 24 * 60 * 60;

const isCollapsed = (): boolean => document.cookie.split('; ').includes(`${COOKIE}=collapsed`);

/** Whether the sidebar is collapsed, kept in a cookie for seven days from the last change. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(isCollapsed);
  const toggle = () => {
    const next = !collapsed;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${COOKIE}=${next ? 'collapsed' : 'open'}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
    setCollapsed(next);
  };
  return { collapsed, toggle };
}
