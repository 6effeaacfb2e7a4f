import { Gauge } from 'prom-client';
import { isInUse, type Progress } from '../database/standby/standby-progress.domain.ts';
import type { Metrics } from './metrics.ts';

/** Reads the state of the standby at each scrape. */
export function measureStandby({ registry }: Metrics, progress: () => Progress | undefined): void {
  const registers = [registry];
  new Gauge({
    name: 'parages_standby_lag_seconds',
    help: 'How long ago the primary had no more than the standby has now, by the state of the standby; absent while it is unknown.',
    labelNames: ['state'],
    registers,
    collect() {
      const { state, lagMs } = progress() ?? {};
      this.reset();
      if (state !== undefined && lagMs !== undefined) this.set({ state }, lagMs / 1000);
    },
  });
  new Gauge({
    name: 'parages_standby_used',
    help: '1 while searches read the standby (DATABASE_READ_URL), 0 while they do not.',
    registers,
    collect() {
      const found = progress();
      this.set(found !== undefined && isInUse(found) ? 1 : 0);
    },
  });
}
