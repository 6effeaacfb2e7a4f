import '@parages/ui/styles.css';
import { startLate } from './lib/late-start/late-start.ts';
import { completeStyles } from './lib/late-start/late-start-styles.ts';

const nothing = (): void => {};

startLate(async () => {
  const styled = completeStyles();
  // The two large files by themselves too: each is run as it comes, in a moment of its own. Run together they would hold a phone for a while.
  for (const part of [import('react-dom/client'), import('./lib/query-client.ts')])
    part.catch(nothing);
  const application = await import('./app/start.tsx');
  // What it draws, a page as the server sent it may have no rules for.
  await styled;
  return application;
});
