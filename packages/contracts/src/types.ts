import type { components } from './generated/openapi.d.ts';

type Schemas = components['schemas'];

/** The named answers of the API, from its document. */
export type PoiCard = Schemas['PoiCard'];
export type PoiList = Schemas['PoiList'];
export type PoiFacets = Schemas['PoiFacets'];
export type PoiMap = Schemas['PoiMap'];
export type Basemap = Schemas['Basemap'];
export type Home = Schemas['Home'];
export type Poi = Schemas['Poi'];
export type Place = Schemas['Place'];
export type UserProfile = Schemas['UserProfile'];
export type Favorite = Schemas['Favorite'];
export type Favorites = Schemas['Favorites'];
export type FavoriteLink = Schemas['FavoriteLink'];
export type SharedFavorites = Schemas['SharedFavorites'];
export type LatestPosition = Schemas['LatestPosition'];
export type Recommendations = Schemas['Recommendations'];
export type RecommendedCard = Schemas['RecommendedCard'];
