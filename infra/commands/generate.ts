import { generateClient } from '../start/prepare.ts';

/** `npm run generate`: generates Prisma's client unless it is up to date. */
export const main = (): Promise<void> => generateClient();
