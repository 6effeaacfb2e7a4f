import { limits } from '@parages/contracts/vocabulary/limits';
import type { AnalyticsEvent, AnalyticsInstance, PersonProperties } from './events.ts';

type Call = (instance: AnalyticsInstance) => void;

export type Tracker = {
  track: (event: AnalyticsEvent) => void;
  /** Sends the first event of each name; ignores later ones until the page is loaded again. */
  trackOnce: (event: AnalyticsEvent) => void;
  updatePerson: (properties: PersonProperties) => void;
  connect: (instance: AnalyticsInstance) => void;
  close: () => void;
};

/** Queues calls in memory only: before consent, nothing may be stored on the device. */
export function createTracker(now: () => number = Date.now): Tracker {
  let queue: { at: number; call: Call }[] = [];
  let instance: AnalyticsInstance | null = null;
  let isClosed = false;
  const sentOnce = new Set<string>();

  const isRecent = ({ at }: { at: number }): boolean => now() - at < limits.analyticsQueueMs;
  const dropOld = (): void => {
    queue = queue.filter(isRecent);
  };
  const send = (call: Call): void => {
    if (isClosed) return;
    if (instance) {
      call(instance);
      return;
    }
    queue.push({ at: now(), call });
    setTimeout(dropOld, limits.analyticsQueueMs);
  };
  const track = ({ name, ...properties }: AnalyticsEvent): void =>
    send((service) => service.capture(name, properties));

  return {
    track,
    trackOnce: (event) => {
      if (sentOnce.has(event.name)) return;
      sentOnce.add(event.name);
      track(event);
    },
    updatePerson: (properties) => send((service) => service.updatePerson(properties)),
    connect: (service) => {
      isClosed = false;
      instance = service;
      const calls = queue.filter(isRecent);
      queue = [];
      for (const { call } of calls) call(service);
    },
    close: () => {
      isClosed = true;
      queue = [];
      instance?.stop();
      instance = null;
    },
  };
}
