/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The style sheet of account pages, once built. */
  readonly ACCOUNT_STYLES?: string;
}
