import { withShutdown } from '../process/shutdown.ts';
import { rehearse } from '../production/rehearsal/rehearse.ts';

export const main = (): Promise<number> => withShutdown(rehearse);
