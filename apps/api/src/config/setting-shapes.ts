import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Markdown for the default of a setting that the schema itself does not fill in. */
    fallback?: string;
    /** Whether the value is a credential, which belongs in a secret store. */
    isSecret?: boolean;
  }
}

/** Default of the settings that the stand-ins of `npm start` fill in. */
export const sandboxFallback = 'the sandbox’s with `npm start`';

/** A variable that is there and empty says as little as one that is not there. */
export const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/** A setting that may be left out: words, and an address of the web. */
export const optionalText = z.preprocess(emptyIsAbsent, z.string().optional());
export const optionalLink = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
