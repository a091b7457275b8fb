import { colours } from './colors.ts';

const { dark } = colours;
export const { light } = colours;
export const sans =
  "'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Styles for the dark theme and narrow screens. The light theme is inline, because some email programs drop style
 * sheets.
 */
export const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .content { padding: 26px 22px 22px !important; }
  .code { font-size: 30px !important; }
  .action { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
  .well { background-color: ${dark.sunken} !important; }
  .ink, .ink a { color: ${dark.ink} !important; }
  .soft, .soft a { color: ${dark.soft} !important; }
  .mark { color: ${dark.signal} !important; }
  .line { border-color: ${dark.line} !important; }
  .action { background-color: ${dark.signal} !important; color: ${dark['on-signal']} !important; }
}`;

export const paragraph = {
  color: light.ink,
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
} as const;
export const small = { color: light.soft, fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' } as const;
