import type { BodyOf, OwnEventDetails } from '@parages/client/types';
import type { DraftChanges } from './draft-shapes.ts';

// The API saves whole tabs: each function completes the changes with what is stored, and returns
// undefined when its tab does not change.
type Tab<Body> = Omit<Body, 'version'> | undefined;

const inCents = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 100);

export function datesTab(
  { dates }: OwnEventDetails,
  { title, description, dates: given }: DraftChanges,
): Tab<BodyOf<'updateOrganiserPoiDates'>> {
  if (title === undefined && description === undefined && given === undefined) return undefined;
  const periods = given?.map(({ startDate, endDate, startTime, endTime }) => ({
    startDate,
    endDate: endDate ?? startDate,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
  }));
  return {
    label: title ?? dates.label,
    description: description ?? dates.description,
    isPermanent: periods === undefined ? dates.isPermanent : false,
    allowedPerson: dates.allowedPerson,
    minimumAge: dates.minimumAge,
    maximumAge: dates.maximumAge,
    periods: periods ?? dates.periods,
  };
}

export function categoriesTab(
  { categories }: OwnEventDetails,
  { themes, tags, options }: DraftChanges,
): Tab<BodyOf<'updateOrganiserPoiCategories'>> {
  if (themes === undefined && tags === undefined && options === undefined) return undefined;
  const isOfThisTab = (option: string) => option !== 'free';
  const known = new Set([...categories.knownOptions, ...(options ?? [])]);
  type Options = BodyOf<'updateOrganiserPoiCategories'>['options'];
  return {
    themes: themes ?? categories.themes,
    tags: tags ?? categories.tags,
    features: categories.features.map(({ id }) => id),
    options: options ?? (categories.options.filter(isOfThisTab) as Options),
    knownOptions: [...known].filter(isOfThisTab) as Options,
  };
}

export function placeTab(
  { place }: OwnEventDetails,
  { place: given }: DraftChanges,
): Tab<BodyOf<'updateOrganiserPoiPlace'>> {
  if (given === undefined) return undefined;
  const address = {
    streetAddress: given.streetAddress ?? place.streetAddress,
    postalCode: given.postalCode ?? place.postalCode,
    locality: given.town ?? place.locality,
  };
  const isSame =
    address.streetAddress === place.streetAddress &&
    address.postalCode === place.postalCode &&
    address.locality === place.locality;
  return {
    name: given.name ?? place.name,
    ...address,
    // The position of the former address would be wrong; the draft then lacks one.
    position: given.position ?? (isSame ? place.position : null),
  };
}

export function pricesTab(
  { prices: stored }: OwnEventDetails,
  { isFree, prices }: DraftChanges,
): Tab<BodyOf<'updateOrganiserPoiPrices'>> {
  if (isFree === undefined && prices === undefined) return undefined;
  if (isFree === true) return { isFree, prices: [] };
  const given = prices?.map(({ label, minPriceEuros, maxPriceEuros }) => ({
    minPriceCents: inCents(minPriceEuros),
    maxPriceCents: inCents(maxPriceEuros),
    priceModes: [],
    policyName: null,
    label,
    startDate: null,
    endDate: null,
    additionalInfo: null,
  }));
  return { isFree: false, prices: given ?? stored.prices };
}

export function contactsTab({ contacts }: DraftChanges): Tab<BodyOf<'updateOrganiserPoiContacts'>> {
  if (contacts === undefined) return undefined;
  return {
    contacts: contacts.map(({ name, emails = [], phoneNumbers = [], websites = [] }) => ({
      type: 'booking' as const,
      legalName: name ?? null,
      emails,
      phoneNumbers,
      websites,
    })),
  };
}
