import type { OrganiserPoi } from '@parages/contracts/types';
import { contactTypeLabels } from '@parages/contracts/vocabulary/events/contact-types.fr';
import { mediaLicenses } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { priceModeLabels } from '@parages/contracts/vocabulary/prices/price-modes.fr';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.fr';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.fr';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.fr';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatLength, formatMetres } from '@parages/ui/format/distance.fr';
import { formatDuration } from '@parages/ui/format/duration.fr';
import { formatNumber } from '@parages/ui/format/number.fr';
import { formatPriceRange } from '@parages/ui/format/price.fr';
import { formatHours } from '@parages/ui/format/time.fr';

type StoredPeriod = OrganiserPoi['dates']['periods'][number];
type Period = Omit<StoredPeriod, 'note'> & { note?: string | null | undefined };
type Price = OrganiserPoi['prices']['prices'][number];
type Contact = OrganiserPoi['contacts'][number];
type Picture = Pick<OrganiserPoi['images'][number], 'title' | 'credits' | 'license'>;
type Position = NonNullable<OrganiserPoi['place']['position']>;
type Tour = Omit<NonNullable<OrganiserPoi['traces']['tour']>, 'trace' | 'pointCount'>;

const joined = (parts: readonly (string | null | undefined | false)[], between = ' · '): string =>
  parts.filter(Boolean).join(between);
// Passed instead of the current day, so that the formatters always show the year.
const always = '';

/** "Du 14 au 16 juillet 2027, de 20 h 30 à 22 h, version surtitrée". */
export const formatPeriod = ({ startDate, endDate, startTime, endTime, note }: Period): string =>
  joined([formatSpan(startDate, endDate, always), formatHours(startTime, endTime), note], ', ');

/** "Plein tarif · de 12 € à 15 € · Par personne". */
export const formatPrice = ({
  label,
  policyName,
  minPriceCents,
  maxPriceCents,
  priceModes,
  startDate,
  endDate,
  additionalInfo,
}: Price): string =>
  joined([
    label ?? (policyName && pricePolicyLabels[policyName]),
    formatPriceRange(minPriceCents, maxPriceCents ?? minPriceCents),
    ...priceModes.map((mode) => priceModeLabels[mode]),
    startDate && formatSpan(startDate, endDate ?? startDate, always),
    additionalInfo,
  ]);

/** "Réservation · Le Bateau Ivre · 02 47 00 00 00 · https://…". */
export const formatContact = ({
  type,
  legalName,
  emails,
  phoneNumbers,
  websites,
}: Contact): string =>
  joined([contactTypeLabels[type], legalName, ...phoneNumbers, ...emails, ...websites]);

/** "Crédit : Camille Martin · CC BY": credit and licence of a picture. */
export function formatRights({ credits, license }: Picture): string {
  const known = mediaLicenses.find((one) => one === license);
  return joined([
    credits === null ? 'Sans crédit' : `Crédit\u00a0: ${credits}`,
    known ? mediaLicenseLabels[known] : 'licence non précisée',
  ]);
}

/** "Le bal · Crédit : Camille Martin · CC BY": title, credit and licence of a picture. */
export const formatPicture = (picture: Picture): string =>
  joined([picture.title ?? 'Sans titre', formatRights(picture)]);

const degrees = (value: number): string => String(value).replace('.', ',');

/** "Latitude 47,3955 · longitude 0,6829". */
export const formatPosition = ({ lon, lat }: Position): string =>
  `Latitude ${degrees(lat)} · longitude ${degrees(lon)}`;

/** "12,4 km · 3 h · 250 m de montée · À pied". */
export const formatTour = ({
  distanceM,
  durationMin,
  climbM,
  descentM,
  minAltitudeM,
  maxAltitudeM,
  locomotionModes,
  difficulty,
}: Tour): string =>
  joined([
    distanceM !== null && formatLength(distanceM),
    durationMin !== null && formatDuration(durationMin),
    climbM !== null && `${formatMetres(climbM)} de montée`,
    descentM !== null && `${formatMetres(descentM)} de descente`,
    minAltitudeM !== null && `au plus bas ${formatMetres(minAltitudeM)}`,
    maxAltitudeM !== null && `au plus haut ${formatMetres(maxAltitudeM)}`,
    ...locomotionModes.map((mode) => locomotionModeLabels[mode]),
    difficulty && tourDifficultyLabels[difficulty],
  ]);

/** "1 250 points": the text for a GPS track. */
export const formatPoints = (count: number): string => `${formatNumber(count)}\u00a0points`;
