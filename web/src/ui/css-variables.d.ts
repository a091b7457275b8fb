import 'react';

/** React's styles know only the properties of CSS; ours set variables too. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | undefined;
  }
}
