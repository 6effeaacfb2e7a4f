// npm run dev, on a machine where nothing is installed yet.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-development.ts'), process.argv.slice(2));
