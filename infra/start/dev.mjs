// Entry of `npm run dev`: installs the dependencies if needed, then runs start-development.ts.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-development.ts'), process.argv.slice(2));
