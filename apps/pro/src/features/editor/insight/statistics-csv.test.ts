import { expect, it } from 'vitest';
import { statisticsCsv } from './statistics-csv.ts';

it('statisticsCsv writes a line for each day after the names of the columns, and begins with the mark of UTF-8', () => {
  const days = [
    { day: '2027-06-01', views: 12, favorites: 1, clicks: 0 },
    { day: '2027-06-02', views: 1200, favorites: 0, clicks: 3 },
  ];
  expect(statisticsCsv(days, ['Jour', 'Vues', 'Favoris', 'Clics'])).toBe(
    '\ufeffJour;Vues;Favoris;Clics\r\n2027-06-01;12;1;0\r\n2027-06-02;1200;0;3\r\n',
  );
});
