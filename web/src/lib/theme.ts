import { create } from 'zustand';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The key that public/theme.js reads before the first paint. */
const KEY = 'theme';

/** The chosen theme, synchronized with other tabs. */
export const useTheme = create<Theme>(
  () => themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system',
);

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the choice lasts only for this page.
  }
  useTheme.setState(theme);
}
