import '@parages/ui/styles.css';
import { startLate } from './lib/late-start.ts';

startLate(() => import('./app/start.tsx'));
