import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./start-product.ts'), process.argv.slice(2));
