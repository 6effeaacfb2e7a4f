// npm start, on a machine where nothing is installed yet.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-product.ts'), process.argv.slice(2));
