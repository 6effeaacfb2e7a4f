import type { FeatureGroup } from './vocabulary/feature-groups.ts';
import type { LiveState } from './vocabulary/live-states.ts';
import type { PoiSort, SearchGroup } from './vocabulary/search-groups.ts';
import type { Theme } from './vocabulary/themes.ts';

export type LonLat = { lon: number; lat: number };

/** An event in a list. Days `yyyy-MM-dd`, times `HH:mm:ss`, distance in metres, money in cents. */
export type PoiCard = {
  id: string;
  slugFr: string;
  label: string;
  theme: Theme | null;
  startDate: string | null;
  endDate: string | null;
  poiTime: string | null;
  distance: number;
  locality: string | null;
  mainMediaFileId: string | null;
  mainMediaFileCredits: string | null;
  mainMediaFileLicense: string | null;
  isFree: boolean;
  minPriceCents: number | null;
  isPermanent: boolean;
  group: SearchGroup;
  liveState: LiveState;
  position: LonLat;
};
export type PoiList = { items: PoiCard[]; extra: PoiCard[]; total?: number };
export type Home = { promoted: PoiCard[]; carousels: { theme: Theme; items: PoiCard[] }[] };
export type PoiFacets = {
  total: number;
  themes: Record<string, number>;
  options: Record<string, { yes: number; unknown: number }>;
  datePresets: { today: number; tomorrow: number; nextWeekend: number };
};
export type PoiMap = {
  clusters: { position: LonLat; count: number }[];
  points: { id: string; slugFr: string; label: string; theme: Theme | null; position: LonLat }[];
};
export type PlaceSuggestion = { id: string; name: string; fullName: string; position: LonLat | null; disabled: boolean };
export type Position = { name: string; position: LonLat };
export type Price = {
  minPriceCents: number | null;
  maxPriceCents: number | null;
  currency: string;
  priceModes: string[];
  label: string | null;
  startDate: string | null;
  endDate: string | null;
  policyName: string | null;
  additionalInfo: string | null;
};
export type Contact = { type: 'booking' | 'owner' | 'other'; legalName: string | null; emails: string[]; phoneNumbers: string[]; websites: string[] };
export type Media = { id: string; title: string | null; credits: string | null; license: string | null; width: number | null; height: number | null };
export type Tour = {
  distanceM: number | null;
  durationMin: number | null;
  climbM: number | null;
  descentM: number | null;
  minAltitudeM: number | null;
  maxAltitudeM: number | null;
  locomotionModes: string[];
  difficulty: string | null;
};
export type Period = { startDate: string; endDate: string; startTime: string | null; endTime: string | null };
export type PoiDetail = {
  id: string;
  slugFr: string;
  label: string;
  description: string;
  organizerName: string | null;
  address: { placeName: string | null; streetAddress: string | null; postalCode: string | null; locality: string | null; position: LonLat };
  placeDetails: { allowedPerson: number | null };
  themes: Theme[];
  options: Record<string, boolean | null>;
  tags: string[];
  mediaFiles: Media[];
  features: { id: string; group: FeatureGroup; label: string }[];
  periods: Period[];
  isPermanent: boolean;
  prices: Price[];
  contacts: Contact[];
  tour: Tour | null;
  liveState: LiveState;
  source: string | null;
  updatedAt: string;
};

type Get<Query, Body, Path = never> = {
  get: {
    parameters: { query: Query; path: Path };
    responses: { 200: { content: { 'application/json': Body } }; default: { content: { 'application/problem+json': { code: string } } } };
  };
};
type Filters = { lon: number; lat: number; distanceKm?: number; options?: string; dates?: string; theme?: Theme; q?: string };
type Page = { sort?: PoiSort; offset?: number; pageSize?: number; autoExtend?: 'true' | 'false'; withTotal?: 'true' | 'false'; group?: SearchGroup };
export type paths = {
  '/api/v1/pois': Get<Filters & Page, PoiList>;
  '/api/v1/home': Get<Filters, Home>;
  '/api/v1/pois/facets': Get<Filters, PoiFacets>;
  '/api/v1/pois/map': Get<Omit<Filters, 'lon' | 'lat' | 'theme'> & { theme?: string } & { west: number; south: number; east: number; north: number; zoom: number }, PoiMap>;
  '/api/v1/pois/{poiId}': Get<never, PoiDetail, { poiId: string }>;
  '/api/v1/pois/by-slug/{slugFr}': Get<never, PoiDetail, { slugFr: string }>;
  '/api/v1/pois/{poiId}/similar': Get<never, { items: PoiCard[] }, { poiId: string }>;
  '/api/v1/places': Get<{ text: string }, { items: PlaceSuggestion[] }>;
  '/api/v1/places/reverse': Get<LonLat, { name: string } | null>;
  '/api/v1/position/by-ip': Get<never, Position | null>;
};
