import type { PersonProperties } from './events.ts';

/** Splits properties into those to set and the names of those to unset, whose value is null. */
export function personChanges(properties: PersonProperties): {
  set: Record<string, unknown>;
  unset: string[];
} {
  const entries = Object.entries(properties);
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    unset: entries.filter(([, value]) => value === null).map(([name]) => name),
  };
}
