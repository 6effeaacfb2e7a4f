// Entry of `npm test`: installs the dependencies if needed, then runs run-everything.ts.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./run-everything.ts'), process.argv.slice(2));
