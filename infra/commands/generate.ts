import { generateClient } from '../start/prepare.ts';

export const main = (): Promise<void> => generateClient();
