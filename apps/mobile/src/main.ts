import '@parages/ui/styles.css';
import { startApplication } from './start-application.ts';

await startApplication();
