// Runs before the first paint, as a file: the content security policy refuses inline scripts. The key is the one of lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme stands.
}
