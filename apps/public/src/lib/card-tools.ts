import type { PoiCard } from '@parages/contracts/types';
import { type ComponentType, useSyncExternalStore } from 'react';

/** What moderators get on every card of the site. Fetched for them alone, and put here once it is there. */
export type CardTools = ComponentType<{ poi: PoiCard }>;

let tools: CardTools | null = null;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gives every card its tools; null takes them away. */
export function giveCardTools(given: CardTools | null): void {
  tools = given;
  for (const listener of listeners) listener();
}

export const useCardTools = (): CardTools | null =>
  useSyncExternalStore(
    listen,
    () => tools,
    () => null,
  );
