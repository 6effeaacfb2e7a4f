import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** Sent only with consent. Places are names of communes, never coordinates. */
export type AnalyticsEvent =
  | { name: 'Home displayed' }
  | { name: 'Home filtered'; dateFilters: string; optionFilters: readonly string[] }
  | {
      name: 'Location updated';
      oldLocation: string | null;
      newLocation: string | null;
      oldRadius: number;
      newRadius: number;
    }
  | {
      name: 'Favourited event' | 'Unfavourited event';
      eventId: string;
      from: string;
      eventCategory: Theme | null;
    };

/** `preferredCity` and `currentCity` are names of communes. Null unsets a property. */
export type PersonProperties = Partial<{
  age: string | null;
  preferredCity: string | null;
  currentCity: string | null;
  work: string | null;
  kids: string | null;
  outgoingPreferences: readonly string[];
  interests: readonly string[];
}>;

export type AnalyticsInstance = {
  capture: (name: string, properties: Record<string, unknown>) => void;
  updatePerson: (properties: PersonProperties) => void;
  /** Resets the visitor's identity and deletes what the service stored on the device. */
  stop: () => void;
};
