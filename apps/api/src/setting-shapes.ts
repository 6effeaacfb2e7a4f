import { z } from 'zod';

/** A variable that is there and empty says as little as one that is not there. */
export const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/** A setting that may be left out: words, and an address of the web. */
export const optionalText = z.preprocess(emptyIsAbsent, z.string().optional());
export const optionalLink = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());
