import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Markdown for a default that the schema itself does not set. */
    fallback?: string;
    isSecret?: boolean;
  }
}

export const sandboxFallback = 'the sandbox’s with `npm start`';

export const optionalText = z.preprocess(emptyIsAbsent, z.string().optional());
export const optionalLink = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
