// Serves the product for browser journeys, while you write them: node infra/test/e2e-server.mjs [port], until Ctrl-C.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./serve-journeys.ts'), process.argv.slice(2));
