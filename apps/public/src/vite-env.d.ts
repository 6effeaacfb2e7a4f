/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URL of each style sheet that is loaded late; undefined except in a build. */
  readonly LATE_STYLES?: Readonly<Record<import('./lib/late-start/late-part.ts').LatePart, string>>;
}
