import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** What is counted, once the visitor agreed. Places are names of communes, never coordinates. */
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

/** What a signed-in person told of themselves, in the coarse categories of the profile. Only what changed is sent. */
export type PersonProperties = Partial<{
  age: string;
  preferredCity: string;
  currentCity: string;
  work: string;
  kids: string;
  outgoingPreferences: readonly string[];
  interests: readonly string[];
}>;

/** The counting service, once loaded. */
export type AnalyticsInstance = {
  capture: (name: string, properties: Record<string, unknown>) => void;
  updatePerson: (properties: PersonProperties) => void;
  /** Forgets the visitor and whatever was written on the device. */
  stop: () => void;
};
