const near = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const far = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** "4 km", "0.8 km": without decimal above 1 km, else with at most one. Takes metres. */
export const formatDistance = (metres: number): string => formatKilometres(metres / 1000);

/** "30 km", with the same rounding as `formatDistance`. Takes kilometres. */
export const formatKilometres = (kilometres: number): string =>
  `${(kilometres > 1 ? far : near).format(kilometres)}\u00a0km`;

/** "1,250 m". Takes metres. */
export const formatMetres = (metres: number): string => `${far.format(metres)}\u00a0m`;

/** "800 m" below 1 km, else "3.4 km" with at most one decimal. Takes metres. */
export const formatLength = (metres: number): string =>
  metres < 1000 ? formatMetres(metres) : `${near.format(metres / 1000)}\u00a0km`;
