/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The style sheet of account pages, once built. */
  readonly ACCOUNT_STYLES?: string;
}

declare module 'virtual:land-outline' {
  type Ring = [number, number][];
  export const landRings: { home: Ring[]; others: Ring[] };
}
