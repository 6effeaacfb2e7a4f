import 'react';

declare module 'react' {
  // Custom properties are legal in a style attribute; React's types do not know them.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
