// Entry of `npm start`: installs the dependencies if needed, then runs start-product.ts.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-product.ts'), process.argv.slice(2));
