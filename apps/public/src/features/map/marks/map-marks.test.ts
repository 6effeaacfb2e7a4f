// Specification: §2.25
import { describe, expect, it } from 'vitest';
import { type Cluster, clusterSize, type MapPoint, marksOf, zoomInto } from './map-marks.ts';

const poi = (id: string, lon: number, lat: number): MapPoint => ({
  id,
  slugFr: id,
  label: id,
  theme: 'concerts',
  position: { lon, lat },
});

it.each([
  [1, 'small'],
  [9, 'small'],
  [10, 'medium'],
  [99, 'medium'],
  [100, 'large'],
  [12_000, 'large'],
])('issue 3, point 5 "clusters in three sizes": clusterSize of %s is %s', (count, size) =>
  expect(clusterSize(count)).toBe(size),
);

describe('marksOf, issue 3, point 5 "clusters from the server above 500 points"', () => {
  it('returns a server cluster unchanged when it overlaps no other', () => {
    const marks = marksOf(
      { clusters: [{ position: { lon: 0.7, lat: 47.4 }, count: 612 }], points: [] },
      9,
    );
    expect(marks).toEqual([
      {
        kind: 'cluster',
        key: 'square-0.7,47.4',
        position: { lon: 0.7, lat: 47.4 },
        count: 612,
        box: undefined,
      },
    ]);
  });

  it('merges server clusters that would overlap, at the mean position of their events', () => {
    const clusters = [
      { position: { lon: 0.7, lat: 47.4 }, count: 300 },
      { position: { lon: 0.78, lat: 47.4 }, count: 100 },
      { position: { lon: 1.3, lat: 47.4 }, count: 200 },
    ];
    const marks = marksOf({ clusters, points: [] }, 9);
    expect(marks).toEqual([
      expect.objectContaining({
        count: 400,
        position: { lon: expect.closeTo(0.72), lat: expect.closeTo(47.4) },
      }),
      expect.objectContaining({ count: 200, position: { lon: 1.3, lat: 47.4 } }),
    ]);
  });

  it('groups points that would overlap into a cluster with their bounding box, and keeps a distant point separate', () => {
    const points = [poi('a', 0.7, 47.4), poi('b', 0.702, 47.401), poi('far', 1.2, 47.8)];
    const marks = marksOf({ clusters: [], points }, 9);
    expect(marks).toHaveLength(2);
    expect(marks).toContainEqual(
      expect.objectContaining({
        kind: 'cluster',
        count: 2,
        box: { west: 0.7, east: 0.702, south: 47.4, north: 47.401 },
      }),
    );
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'point', key: 'far' }));
  });

  it('returns two points that overlap at zoom 9 as separate pins at zoom 15', () => {
    const marks = marksOf(
      { clusters: [], points: [poi('a', 0.7, 47.4), poi('b', 0.702, 47.401)] },
      15,
    );
    expect(marks.map(({ kind, key }) => [kind, key])).toEqual([
      ['point', 'a'],
      ['point', 'b'],
    ]);
  });

  it('returns marks at the same positions when the points come in reverse order', () => {
    const points = Array.from({ length: 40 }, (_, n) =>
      poi(`p${n}`, 0.5 + (n % 7) * 0.02, 47.3 + (n % 5) * 0.02),
    );
    const keys = (list: MapPoint[]) =>
      marksOf({ clusters: [], points: list }, 10).map(({ position }) => position);
    expect(keys(points.toReversed())).toEqual(keys(points));
  });
});

it('issue 3, point 5 "separated when at the same point": marksOf returns one stack for three events at the same point, at zoom 9 and at zoom 18', () => {
  const same = [poi('a', 0.7, 47.4), poi('b', 0.7, 47.4), poi('c', 0.7, 47.4)];
  for (const zoom of [9, 18])
    expect(marksOf({ clusters: [], points: same }, zoom)).toEqual([
      { kind: 'stack', key: 'stack-a', position: { lon: 0.7, lat: 47.4 }, pois: same },
    ]);
});

describe('zoomInto, issue 3, point 5: pressing a cluster zooms in', () => {
  const cluster = (box: Cluster['box']): Cluster => ({
    kind: 'cluster',
    key: 'c',
    position: { lon: 0, lat: 47 },
    count: 12,
    box,
  });
  const box = { west: 0, south: 47, east: 0.1, north: 47.1 };
  it('zooms in by two levels on a server cluster, whose bounding box is unknown', () =>
    expect(zoomInto(cluster(undefined), 9, 0)).toBe(11));
  it('zooms in to the closest level at which all events of the cluster fit', () =>
    expect(zoomInto(cluster(box), 9, 13)).toBe(13));
  it('zooms in by one level at least, and never beyond zoom 17', () => {
    expect(zoomInto(cluster(box), 9, 8)).toBe(10);
    expect(zoomInto(cluster(box), 16, 19)).toBe(17);
  });
});
