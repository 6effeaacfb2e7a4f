// Specification: §3.24
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { fallbackPictureId } from './fallback.ts';
import { parseSceneId, picturesPerTheme } from './scene-ids.ts';

const ids = Array.from(
  { length: 300 },
  (_, index) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
);

describe('fallbackPictureId', () => {
  it('returns a scene id of the given theme, the same one at two calls for an event', () => {
    for (const theme of themes) {
      const id = fallbackPictureId(theme, ids[0] ?? '');
      expect(parseSceneId(id)?.theme).toBe(theme);
      expect(id.startsWith(`${theme}-`)).toBe(true);
      expect(fallbackPictureId(theme, ids[0] ?? '')).toBe(id);
    }
  });

  it('returns a scene id that begins with parages- for an event without a theme', () => {
    expect(parseSceneId(fallbackPictureId(null, 'x'))).toMatchObject({ theme: null });
    expect(fallbackPictureId(null, 'x')).toMatch(/^parages-/);
  });

  it('chooses each picture of a theme for about as many of 300 consecutive event ids, and seldom the same for neighbours', () => {
    const taken = ids.map((id) => fallbackPictureId('concerts', id));
    const pictures = [...new Set(taken)];
    expect(pictures).toHaveLength(picturesPerTheme);
    for (const picture of pictures)
      expect(taken.filter((id) => id === picture).length).toBeLessThan(
        (ids.length / picturesPerTheme) * 3,
      );
    const twins = taken.filter((id, index) => id === taken[index - 1]);
    expect(twins.length).toBeLessThan(ids.length / 10);
  });
});
