import { chooseTheme, type Theme, themes, useTheme } from '../../lib/theme.ts';
import { buttonLook } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Switches the theme, to show the kit in both. */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
          className={classes(
            buttonLook({ tone: 'quiet', size: 'small' }),
            theme === chosen ? 'bg-sunken' : 'text-soft',
          )}
        >
          {labels[theme]}
        </button>
      ))}
    </fieldset>
  );
}
