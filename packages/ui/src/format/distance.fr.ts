import { formatNumber } from './number.fr.ts';

/** "4 km", "0,8 km": kilometres without decimal above 1 km, else with one. Takes metres. */
export const formatDistance = (metres: number): string => formatKilometres(metres / 1000);

/** "30 km", for a radius. Takes kilometres. */
export const formatKilometres = (kilometres: number): string =>
  `${formatNumber(kilometres, kilometres > 1 ? 0 : 1)}\u00a0km`;

/** "1 250 m", for altitudes and climbs. Takes metres. */
export const formatMetres = (metres: number): string => `${formatNumber(metres)}\u00a0m`;

/** "800 m", "3,4 km": a distance along a tour, or the length of a scale bar. Takes metres. */
export const formatLength = (metres: number): string =>
  metres < 1000 ? formatMetres(metres) : `${formatNumber(metres / 1000, 1)}\u00a0km`;
