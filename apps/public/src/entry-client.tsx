import '@parages/ui/styles.css';
import { startLate } from './lib/late-start.ts';

const nothing = (): void => {};

startLate(() => {
  // The two large files by themselves too: each is run as it comes, in a moment of its own. Run together they would hold a phone for a while.
  for (const part of [import('react-dom/client'), import('./lib/query-client.ts')]) part.catch(nothing);
  return import('./app/start.tsx');
});
