import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-development.ts'), process.argv.slice(2));
