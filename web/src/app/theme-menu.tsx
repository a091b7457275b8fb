import { chooseTheme, type Theme, themes, useTheme } from '../lib/theme.ts';
import { MenuButton } from '../ui/menu-button.tsx';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };
const choices = themes.map((value) => ({ value, label: labels[value] }));

export default function ThemeMenu() {
  const theme = useTheme();
  return (
    <MenuButton
      label={`Theme: ${labels[theme]}`}
      choices={choices}
      chosen={theme}
      onChoose={chooseTheme}
      className="grid size-8 place-items-center rounded-card text-soft hover:bg-sunken hover:text-ink"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden>
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1.750a6.250 6.250 0 0 1 0 12.500z" fill="currentColor" />
      </svg>
    </MenuButton>
  );
}
