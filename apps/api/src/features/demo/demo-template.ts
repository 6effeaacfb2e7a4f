import type { FeatureGroup } from '@parages/contracts/vocabulary/themes/feature-groups';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { LocomotionMode } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import type { TourDifficulty } from '@parages/contracts/vocabulary/tours/tour-difficulties';

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

/** `id` and `group` are names of the national ontology. */
export type DemoAmenity = { id: string; group: FeatureGroup; labelFr: string };

/** `holds` is the capacity in persons; null without one. */
export type VenueAmenities = { holds: number | null; has: readonly DemoAmenity[] };

/**
 * Dates relative to the day of seeding. Lists have one value per use of the template, and begin
 * again when they are used up. `in`, `starts` and `ends` count days from today (negative: before).
 * `weeks` counts weekends from the coming one in `weekend`, and is the number of weeks in `weekly`.
 * Weekday 1 is Monday. Times are `HH:mm`, Paris; except in `run`, an end that is not after the
 * start is on the next day.
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

/** Whole euros: full rate, with optional reduced and child rates. */
export type DemoPrice = 'free' | 'unknown' | { full: number; reduced?: number; child?: number };

export type DemoTour = {
  distanceKm: number;
  durationMin: number;
  climbM: number;
  modes: readonly LocomotionMode[];
  difficulty: TourDifficulty;
};

/**
 * An event written once and used in several towns. Texts may contain `{ville}`, `{à}` (« à Tours »,
 * « au Mans »), `{de}`, `{rivière}`, `{deRivière}`, `{lieu}` (the venue) and `{x}`, which takes one
 * value of `x` per use.
 */
export type DemoTemplate = {
  key: string;
  title: string;
  text: string;
  x?: readonly string[];
  venue: VenueKind;
  /** Which of the theme's three drawn scenes. */
  scene: 1 | 2 | 3;
  when: When;
  price: DemoPrice;
  /** `yes`: options that the event offers; `no`: options that it lacks. The others are unknown. */
  yes?: readonly PoiOption[];
  no?: readonly PoiOption[];
  also?: readonly Theme[];
  tour?: DemoTour;
};

/** `at` and `of` carry their preposition: « au Mans », « du Mans ». */
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

export type DemoContent = {
  towns: readonly DemoTown[];
  templates: Readonly<Record<Theme, readonly DemoTemplate[]>>;
  venues: Readonly<Record<VenueKind, readonly string[]>>;
  amenities: Readonly<Record<VenueKind, VenueAmenities>>;
  streets: readonly string[];
  organizers: readonly string[];
  words: {
    drawingTitle: string;
    credits: string;
  };
};
