// The first argument is the name of the npm script: `npm run bench:search` runs
// commands/bench-search.ts.
import { runMain } from './install/run-main.mjs';

const [name = '', ...args] = process.argv.slice(2);
await runMain(() => import(`./commands/${name.replaceAll(':', '-')}.ts`), args);
