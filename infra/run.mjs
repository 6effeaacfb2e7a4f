// Entry of `npm run check`, `npm run bench:search` and others: installs the dependencies if needed,
// then runs infra/commands/<name>.ts, with a hyphen for each colon.
import { runMain } from './install/run-main.mjs';

const [name = '', ...args] = process.argv.slice(2);
await runMain(() => import(`./commands/${name.replaceAll(':', '-')}.ts`), args);
