import '@parages/ui/mantine.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@parages/ui/styles.css';
import { hasSessionMark } from '@parages/session/session-mark';
import { askEarly } from './app/ask-early.ts';

askEarly(window.location.pathname, hasSessionMark());
void import('./app/start.tsx');
