// `node infra/test/e2e-server.mjs [port]`: serves the product until Ctrl-C, for work on browser
// journeys.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./serve-journeys.ts'), process.argv.slice(2));
