// Runs before the first paint. It is a file, because the content security policy blocks inline scripts. The key is the
// same as in lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system's theme applies.
}
