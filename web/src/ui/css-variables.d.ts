import 'react';

/** React's type for styles has only CSS properties; ours also set CSS variables. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | undefined;
  }
}
