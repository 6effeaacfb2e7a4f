import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';

export const now = (): Date => new Date();

export const parisToday = (): string => parisDay(now());
