/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URLs of the style sheets that are loaded late, once built. */
  readonly LATE_STYLES?: Readonly<Record<import('./lib/late-start/late-part.ts').LatePart, string>>;
}
