import { expect, it } from 'vitest';
import type { Progress } from '../database/standby/standby-progress.domain.ts';
import { createMetrics } from './metrics.ts';
import { measureStandby } from './standby-metrics.ts';

it.each<[Progress, string[]]>([
  [
    { state: 'current', lagMs: 120 },
    ['parages_standby_lag_seconds{state="current"} 0.12', 'parages_standby_used 1'],
  ],
  [
    { state: 'behind', lagMs: 900 },
    ['parages_standby_lag_seconds{state="behind"} 0.9', 'parages_standby_used 0'],
  ],
  [{ state: 'primary_away', lagMs: undefined }, ['parages_standby_used 1']],
  [{ state: 'away', lagMs: undefined }, ['parages_standby_used 0']],
])('measures the standby %o', async (progress, lines) => {
  const metrics = createMetrics();
  measureStandby(metrics, () => progress);
  const text = await metrics.registry.metrics();
  expect(text.split('\n').filter((line) => line.startsWith('parages_standby'))).toEqual(lines);
});
