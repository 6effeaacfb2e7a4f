import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { PricePolicy } from '@parages/contracts/vocabulary/prices/price-policies';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { hashText, seededRandom } from '@parages/pictures/random';
import { castEvents, type Performance } from './demo-cast.domain.ts';
import { type DemoPeriod, periodsOf } from './demo-dates.domain.ts';
import type { DemoAmenity, DemoContent, DemoPrice, DemoTour, DemoTown } from './demo-template.ts';
import { type DemoWaypoint, writeTrace } from './demo-trace.domain.ts';

type DemoPriceLine = {
  minPriceCents: number;
  maxPriceCents: number;
  priceModes: string[];
  policyName: PricePolicy;
};
type DemoContact = {
  type: 'owner' | 'booking';
  legalName: string;
  emails: string[];
  phoneNumbers: string[];
  websites: string[];
};

/** `extId` is stable; the periods depend on the day of seeding. */
export type DemoEvent = {
  extId: string;
  label: string;
  description: string;
  organizerName: string;
  isPermanent: boolean;
  liveState: LiveState;
  allowedPerson: number | null;
  placeName: string;
  streetAddress: string | null;
  postalCode: string;
  locality: string;
  insee: string;
  lon: number;
  lat: number;
  themes: Theme[];
  options: PoiOption[];
  knownOptions: PoiOption[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Age of the fictitious publication at the time of seeding, in days. */
  publishedDaysAgo: number;
  drawing: string;
  periods: DemoPeriod[];
  prices: DemoPriceLine[];
  contacts: DemoContact[];
  features: readonly DemoAmenity[];
  tour: DemoTour | null;
  trace: DemoWaypoint[] | null;
};

const openAir: readonly string[] = ['square', 'park', 'riverside'];
const scatterM = { large: 900, small: 380 };
const metresPerDegree = 111_320;

const pick = (values: readonly string[], seed: string): string =>
  values[hashText(seed) % values.length] ?? '';

/** A venue of a town always gets the same pseudo-random position. */
const positionOf = (town: DemoTown, venue: string): { lon: number; lat: number } => {
  const random = seededRandom(`${town.insee} ${venue}`);
  const angle = random.between(0, 2 * Math.PI);
  const metres =
    Math.sqrt(random.between(0.02, 1)) * (town.isLarge ? scatterM.large : scatterM.small);
  const lat = town.position.lat + (metres * Math.sin(angle)) / metresPerDegree;
  const lon =
    town.position.lon +
    (metres * Math.cos(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180));
  return { lon: Number(lon.toFixed(5)), lat: Number(lat.toFixed(5)) };
};

const priceLines = (price: DemoPrice): DemoPriceLine[] => {
  if (price === 'unknown') return [];
  if (price === 'free')
    return [{ minPriceCents: 0, maxPriceCents: 0, priceModes: [], policyName: 'Free' }];
  const line = (euros: number | undefined, policyName: PricePolicy): DemoPriceLine[] =>
    euros === undefined
      ? []
      : [
          {
            minPriceCents: euros * 100,
            maxPriceCents: euros * 100,
            priceModes: ['PerPerson'],
            policyName,
          },
        ];
  return [
    ...line(price.full, 'BaseRateFullRate'),
    ...line(price.reduced, 'ReducedRate'),
    ...line(price.child, 'ChildRate'),
  ];
};

/** Uses example.org and phone numbers reserved for fiction, which never reach a person. */
const contactsOf = (organizer: string, price: DemoPrice, extId: string): DemoContact[] => {
  const host = `${foldWords(organizer, '-')}.example.org`;
  const digits = String(hashText(organizer) % 10_000).padStart(4, '0');
  const phone = `02 61 91 ${digits.slice(0, 2)} ${digits.slice(2)}`;
  const owner: DemoContact = {
    type: 'owner',
    legalName: organizer,
    emails: [`bonjour@${host}`],
    phoneNumbers: [phone],
    websites: [`https://${host}`],
  };
  if (typeof price === 'string') return [owner];
  const page = `https://billetterie.example.org/${hashText(extId).toString(36)}`;
  return [
    owner,
    { type: 'booking', legalName: organizer, emails: [], phoneNumbers: [phone], websites: [page] },
  ];
};

const fillIn = (text: string, { template, town, use }: Performance, venue: string): string => {
  const values: Record<string, string> = {
    ville: town.name,
    à: town.at,
    de: town.of,
    rivière: town.river,
    deRivière: town.ofRiver,
    lieu: venue,
  };
  const variant = template.x?.[use % template.x.length] ?? '';
  return text
    .replaceAll('{x}', variant)
    .replace(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? '');
};

const optionsOf = ({
  yes = [],
  no = [],
  price,
}: Performance['template']): Pick<DemoEvent, 'options' | 'knownOptions'> => {
  const options: PoiOption[] = price === 'free' ? [...yes, 'free'] : [...yes];
  const paying: PoiOption[] = typeof price === 'string' ? [] : ['free'];
  return { options, knownOptions: [...options, ...no, ...paying] };
};

// Of a hundred events on single days or weekends, about one is cancelled, one is postponed, and
// four are full when the venue has a capacity.
const liveStateOf = (
  extId: string,
  { when }: Performance['template'],
  capacity: number | null,
): LiveState => {
  if (when.kind !== 'days' && when.kind !== 'weekend') return 'scheduled';
  const percentile = hashText(`${extId} live`) % 100;
  if (percentile === 0) return 'cancelled';
  if (percentile === 1) return 'postponed';
  return capacity !== null && percentile < 6 ? 'full' : 'scheduled';
};

const writeEvent = (performance: Performance, content: DemoContent, today: string): DemoEvent => {
  const { theme, template, town, use } = performance;
  const extId = `${theme}/${template.key}/${town.insee}`;
  const placeName = pick(
    content.venues[template.venue],
    `${town.insee} ${template.venue} ${hashText(extId) % 2}`,
  );
  const organizerName = pick(content.organizers, `${theme} ${town.insee} ${hashText(extId) % 2}`);
  const prices = priceLines(template.price);
  const street = `${(hashText(placeName + town.insee) % 60) + 1} ${pick(content.streets, placeName + town.insee)}`;
  const position = positionOf(town, placeName);
  const amenities = content.amenities[template.venue];
  return {
    extId,
    label: fillIn(template.title, performance, placeName),
    description: fillIn(template.text, performance, placeName),
    organizerName,
    isPermanent: template.when.kind === 'always',
    liveState: liveStateOf(extId, template, amenities.holds),
    allowedPerson: template.tour ? null : amenities.holds,
    placeName,
    streetAddress: openAir.includes(template.venue) ? null : street,
    postalCode: town.postalCode,
    locality: town.name,
    insee: town.insee,
    ...position,
    themes: [theme, ...(template.also ?? [])],
    ...optionsOf(template),
    minPriceCents:
      prices.length === 0 ? null : Math.min(...prices.map((line) => line.minPriceCents)),
    maxPriceCents:
      prices.length === 0 ? null : Math.max(...prices.map((line) => line.maxPriceCents)),
    publishedDaysAgo: hashText(`${extId} published`) % 30,
    drawing: `${theme}-${template.scene}:${town.insee}-${template.key}`,
    periods: periodsOf(template.when, use, today),
    prices,
    contacts: contactsOf(organizerName, template.price, extId),
    features: template.tour ? [] : amenities.has,
    tour: template.tour ?? null,
    trace: template.tour ? writeTrace(position, template.tour, extId) : null,
  };
};

/** `today` is a day in Paris, `yyyy-MM-dd`. */
export const writeDemoEvents = (content: DemoContent, today: string): DemoEvent[] =>
  castEvents(content).map((performance) => writeEvent(performance, content, today));
