import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** Analytics events, sent only with consent. Places are names of communes, never coordinates. */
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

/**
 * Profile data of a signed-in account: categories, interests and names of communes. Unanswered
 * questions are omitted; lists may be empty.
 */
export type PersonProperties = Partial<{
  age: string;
  preferredCity: string;
  currentCity: string;
  work: string;
  kids: string;
  outgoingPreferences: readonly string[];
  interests: readonly string[];
}>;

/** The analytics service, once loaded. */
export type AnalyticsInstance = {
  capture: (name: string, properties: Record<string, unknown>) => void;
  updatePerson: (properties: PersonProperties) => void;
  /** Resets the visitor's identity and deletes what the service stored on the device. */
  stop: () => void;
};
