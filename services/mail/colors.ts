/**
 * The site's colors (web/src/ui/tokens.css) in hexadecimal, because most email programs lack `oklch`. A test compares
 * the two.
 */
export const colours = {
  light: {
    paper: '#f9f7f3',
    raised: '#fffefb',
    sunken: '#f0ede8',
    line: '#ded9d3',
    ink: '#1d1713',
    soft: '#5b544d',
    signal: '#cd2f15',
    'on-signal': '#fef9f5',
  },
  dark: {
    paper: '#110f0c',
    raised: '#1a1714',
    sunken: '#211e1b',
    line: '#312e2a',
    ink: '#eeebe5',
    soft: '#ada8a1',
    signal: '#fa6f4d',
    'on-signal': '#1a0b06',
  },
} as const;
