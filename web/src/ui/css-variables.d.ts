import 'react';

/** React's type of styles has only CSS properties; ours also set variables. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | undefined;
  }
}
