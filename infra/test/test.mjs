// npm test, on a machine where nothing is installed yet.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./run-everything.ts'), process.argv.slice(2));
