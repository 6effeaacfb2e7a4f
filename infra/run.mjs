// npm run check | generate | db | import | service-news | bench:search: installs what is missing,
// then runs infra/commands/<name>.ts.
import { runMain } from './install/run-main.mjs';

const [name = '', ...args] = process.argv.slice(2);
await runMain(() => import(`./commands/${name.replaceAll(':', '-')}.ts`), args);
