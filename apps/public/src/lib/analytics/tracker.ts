import { limits } from '@parages/contracts/vocabulary/limits';
import type { AnalyticsEvent, AnalyticsInstance, PersonProperties } from './events.ts';

type Call = (instance: AnalyticsInstance) => void;

export type Tracker = {
  track: (event: AnalyticsEvent) => void;
  /** Sends an event once in the life of the page, however often it is told. */
  trackOnce: (event: AnalyticsEvent) => void;
  updatePerson: (properties: PersonProperties) => void;
  /** Sends what waited, oldest first, then everything as it comes. */
  connect: (instance: AnalyticsInstance) => void;
  /** Nothing is counted: what waits is dropped, and what comes. Tells the instance to stop if there is one. */
  close: () => void;
};

/**
 * What is told of the use of the site. Calls made before the service is there wait in memory, `limits.analyticsQueueMs` at most, and are then
 * dropped: nothing is written anywhere, nothing leaves.
 */
export function createTracker(now: () => number = Date.now): Tracker {
  let waiting: { at: number; call: Call }[] = [];
  let instance: AnalyticsInstance | null = null;
  let isClosed = false;
  const told = new Set<string>();

  const isRecent = ({ at }: { at: number }): boolean => now() - at < limits.analyticsQueueMs;
  const dropOld = (): void => {
    waiting = waiting.filter(isRecent);
  };
  const send = (call: Call): void => {
    if (isClosed) return;
    if (instance) {
      call(instance);
      return;
    }
    waiting.push({ at: now(), call });
    setTimeout(dropOld, limits.analyticsQueueMs);
  };
  const track = ({ name, ...properties }: AnalyticsEvent): void =>
    send((service) => service.capture(name, properties));

  return {
    track,
    trackOnce: (event) => {
      if (told.has(event.name)) return;
      told.add(event.name);
      track(event);
    },
    updatePerson: (properties) => send((service) => service.updatePerson(properties)),
    connect: (service) => {
      isClosed = false;
      instance = service;
      const calls = waiting.filter(isRecent);
      waiting = [];
      for (const { call } of calls) call(service);
    },
    close: () => {
      isClosed = true;
      waiting = [];
      instance?.stop();
      instance = null;
    },
  };
}
