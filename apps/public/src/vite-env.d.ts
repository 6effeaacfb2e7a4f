/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the style sheets are that no page is sent with, once built. */
  readonly LATE_STYLES?: Readonly<Record<import('./lib/late-start/late-part.ts').LatePart, string>>;
}
