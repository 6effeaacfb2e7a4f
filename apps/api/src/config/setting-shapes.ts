import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Markdown for a default that the schema itself does not set. */
    fallback?: string;
    /** Whether the value is a credential, which belongs in a secret store. */
    isSecret?: boolean;
  }
}

/** Documented default of the settings that `npm start` takes from the sandbox. */
export const sandboxFallback = 'the sandbox’s with `npm start`';

/** Optional settings: a text, and a web address. An empty value counts as absent. */
export const optionalText = z.preprocess(emptyIsAbsent, z.string().optional());
export const optionalLink = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
