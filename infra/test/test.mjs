import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./run-everything.ts'), process.argv.slice(2));
