// The server of the browser journeys alone, for whoever writes them: node infra/test/e2e-server.mjs [port], until Ctrl-C.
import { runMain } from '../install/run-main.mjs';

await runMain(() => import('./serve-journeys.ts'), process.argv.slice(2));
