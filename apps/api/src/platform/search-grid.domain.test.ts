import { expect, it } from 'vitest';
import { emptyDatabase } from '../../test/servers/test-database.ts';
import { cellOf, centreOf, columnOf, rowOf } from './search-grid.domain.ts';

const points = [
  { lon: 0.704, lat: 47.3948 },
  { lon: -4.7906, lat: 48.4134 },
  { lon: 9.5603, lat: 42.6977 },
  { lon: 2.5459, lat: 51.0894 },
  { lon: 1.55, lat: 43.65 },
  { lon: -5.9501, lat: 41.0499 },
];
const cellAt = ({ lon, lat }: { lon: number; lat: number }): number =>
  cellOf(columnOf(lon), rowOf(lat));

it('cellOf returns the cell of the SQL function grid_cell(), and centreOf a point of the cell', async () => {
  const { db } = await emptyDatabase();
  for (const point of points) {
    const rows = await db.$queryRawUnsafe(
      'SELECT grid_cell(lon => $1::float8, lat => $2::float8) AS cell',
      point.lon,
      point.lat,
    );
    expect(rows).toEqual([{ cell: cellAt(point) }]);
    expect(cellAt(centreOf(cellAt(point)))).toBe(cellAt(point));
  }
});
