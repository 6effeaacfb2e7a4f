import { describe, expect, it } from 'vitest';
import { fallbackPictureId } from './fallback.ts';
import { rowPictureIds } from './row-pictures.ts';
import { parseSceneId, picturesPerTheme } from './scene-ids.ts';

const pois = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ theme: 'concerts' as const, id: `poi ${index}` }));
const own = (row: ReturnType<typeof pois>) =>
  row.map(({ theme, id }) => fallbackPictureId(theme, id));

describe('rowPictureIds', () => {
  it('gives ten events of a theme different drawings of the theme, the first its own', () => {
    const row = pois(10);
    expect(new Set(own(row)).size).toBeLessThan(10);
    const ids = rowPictureIds(row);
    expect(new Set(ids).size).toBe(10);
    expect(ids[0]).toBe(own(row)[0]);
    expect(ids.map((id) => parseSceneId(id)?.theme)).toEqual(row.map(({ theme }) => theme));
  });

  it('keeps the drawing of each event that no event before it has, independent of those after it', () => {
    const row = pois(10);
    const ids = rowPictureIds(row);
    for (const [index, id] of own(row).entries())
      if (!ids.slice(0, index).includes(id)) expect(ids[index]).toBe(id);
    expect(rowPictureIds(row.slice(0, 4))).toEqual(ids.slice(0, 4));
  });

  it('uses each drawing once before any repeats', () => {
    const ids = rowPictureIds(pois(picturesPerTheme + 3));
    expect(new Set(ids.slice(0, picturesPerTheme)).size).toBe(picturesPerTheme);
    expect(ids).toHaveLength(picturesPerTheme + 3);
  });
});
