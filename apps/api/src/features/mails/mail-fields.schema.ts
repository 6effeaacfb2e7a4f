import { z } from 'zod';

export const firstName = z.string().describe('Empty when unknown');
export const link = z.url({ protocol: /^https?$/ });
export const reason = z.string().min(1).describe("The moderator's own words");
