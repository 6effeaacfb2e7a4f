import { generateClient } from '../start/prepare.ts';

/** `npm run generate`: generates Prisma's client when the schema has changed. */
export const main = (): Promise<void> => generateClient();
