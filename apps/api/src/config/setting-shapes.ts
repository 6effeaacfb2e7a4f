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

/** Default of the settings that the stand-ins of `npm start` fill in. */
export const sandboxFallback = 'the sandbox’s with `npm start`';

/** An optional setting: text, and a web address. */
export const optionalText = z.preprocess(emptyIsAbsent, z.string().optional());
export const optionalLink = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
