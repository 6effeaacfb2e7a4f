import type { FeatureGroup } from '@parages/contracts/vocabulary/themes/feature-groups';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { LocomotionMode } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import type { TourDifficulty } from '@parages/contracts/vocabulary/tours/tour-difficulties';

/** Where demo events take place; each town has invented venues of every kind. */
const venueKinds = [
  'theatre',
  'hall',
  'cinema',
  'museum',
  'gallery',
  'library',
  'square',
  'park',
  'riverside',
  'chapel',
  'cellar',
  'gymnasium',
  'stables',
  'cycle-house',
  'heritage-house',
] as const;
export type VenueKind = (typeof venueKinds)[number];

/** Something one finds at a venue, as the national ontology names it. */
export type DemoAmenity = { id: string; group: FeatureGroup; labelFr: string };

/** What a kind of venue offers; `holds` is null where nobody counts. */
export type VenueAmenities = { holds: number | null; has: readonly DemoAmenity[] };

/**
 * Dates that follow the day of seeding. Lists hold one value per use of the template: the first town takes the first one, and so on.
 * `in`, `starts` and `ends` count days from today (negative: before); `weeks` counts weekends from the coming one; weekday 1 is Monday.
 * Times are `HH:mm`, Paris; an end before its start is the next morning.
 */
export type When =
  | { kind: 'days'; in: readonly number[]; from: string; to: string }
  | {
      kind: 'weekend';
      weeks: readonly number[];
      days: 'saturday' | 'sunday' | 'both';
      from: string;
      to: string;
    }
  | { kind: 'weekly'; weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; weeks: number; from: string; to: string }
  | { kind: 'run'; starts: readonly number[]; ends: readonly number[]; from: string; to: string }
  | { kind: 'always' };

/** Whole euros: full rate, then reduced and child rates where there are any. */
export type DemoPrice = 'free' | 'unknown' | { full: number; reduced?: number; child?: number };

export type DemoTour = {
  distanceKm: number;
  durationMin: number;
  climbM: number;
  modes: readonly LocomotionMode[];
  difficulty: TourDifficulty;
};

/**
 * An event as it is written once and held in several towns. Texts may name `{ville}`, `{à}` (« à Tours », « au Mans »), `{de}`,
 * `{rivière}`, `{deRivière}`, `{lieu}` (the venue) and `{x}`, which takes one value of `x` per use.
 */
export type DemoTemplate = {
  key: string;
  title: string;
  text: string;
  x?: readonly string[];
  venue: VenueKind;
  /** The drawn scene of the theme, 1 to 3. */
  scene: 1 | 2 | 3;
  when: When;
  price: DemoPrice;
  /** Options it offers, and options it is known not to offer; nobody told about the others. */
  yes?: readonly PoiOption[];
  no?: readonly PoiOption[];
  also?: readonly Theme[];
  tour?: DemoTour;
};

/** A town of the demonstration. `at` and `of` carry their preposition: « au Mans », « du Mans ». */
export type DemoTown = {
  insee: string;
  name: string;
  postalCode: string;
  at: string;
  of: string;
  river: string;
  ofRiver: string;
  position: { lon: number; lat: number };
  isLarge: boolean;
};

/** Everything the demonstration is made of. */
export type DemoContent = {
  towns: readonly DemoTown[];
  templates: Readonly<Record<Theme, readonly DemoTemplate[]>>;
  venues: Readonly<Record<VenueKind, readonly string[]>>;
  amenities: Readonly<Record<VenueKind, VenueAmenities>>;
  streets: readonly string[];
  organizers: readonly string[];
  words: {
    /** Title of a picture, read aloud: what it shows is decoration. */
    drawingTitle: string;
    credits: string;
  };
};
