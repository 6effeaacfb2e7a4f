import { formatNumber } from './number.fr.ts';

/** "4 km", "0,8 km": no decimal above 1 km, else at most one. Takes metres. */
export const formatDistance = (metres: number): string => formatKilometres(metres / 1000);

/** "30 km", with the same rounding as `formatDistance`. Takes kilometres. */
export const formatKilometres = (kilometres: number): string =>
  `${formatNumber(kilometres, kilometres > 1 ? 0 : 1)}\u00a0km`;

/** "1 250 m". Takes metres. */
export const formatMetres = (metres: number): string => `${formatNumber(metres)}\u00a0m`;

/** "800 m" below 1 km, else "3,4 km" with at most one decimal. Takes metres. */
export const formatLength = (metres: number): string =>
  metres < 1000 ? formatMetres(metres) : `${formatNumber(metres / 1000, 1)}\u00a0km`;
