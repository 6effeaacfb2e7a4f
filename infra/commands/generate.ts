import { generateClient } from '../start/prepare.ts';

/** `npm run generate`: Prisma's client, from the schema. */
export const main = (): Promise<void> => generateClient();
