import path from 'node:path';
import { SHELL_FILE } from '../../shared/site/addresses.ts';

export const WEB = path.resolve(import.meta.dirname, '..');

/** The app's entry page. */
export const shell = path.join(WEB, SHELL_FILE);
/** The script and the style of the public pages. */
export const PUBLIC_SCRIPT = 'src/public.ts';
export const PUBLIC_STYLE = 'src/public.css';
