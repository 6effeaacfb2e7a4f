import { say } from '../editor.fr.ts';
import type { Step } from './steps.ts';

export const stepLabel = (step: Step): string => say(`steps.names.${step}`);
