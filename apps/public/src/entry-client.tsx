import '@parages/ui/styles.css';
import { startLate } from './lib/late-start/late-start.ts';
import { completeStyles } from './lib/late-start/late-start-styles.ts';

const nothing = (): void => {};

startLate(async () => {
  const styled = completeStyles();
  // Also imports the two large files separately, so that each runs as a separate task when it
  // arrives. Run together, they would block a phone's main thread.
  for (const part of [import('react-dom/client'), import('./lib/query-client.ts')])
    part.catch(nothing);
  const application = await import('./app/start.tsx');
  // The server-rendered page may lack styles for the components that the application renders.
  await styled;
  return application;
});
