// Specification: §3.24
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { fallbackPictureId } from './fallback.ts';
import { sceneIds, scenesPerTheme } from './scene-ids.ts';

const ids = Array.from(
  { length: 300 },
  (_, index) => `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
);

describe('fallbackPictureId', () => {
  it('returns a scene id of the given theme, the same one at two calls for an event', () => {
    for (const theme of themes) {
      const id = fallbackPictureId(theme, ids[0] ?? '');
      expect(sceneIds).toContain(id);
      expect(id.startsWith(`${theme}-`)).toBe(true);
      expect(fallbackPictureId(theme, ids[0] ?? '')).toBe(id);
    }
  });

  it('returns a scene id that begins with parages- for an event without a theme', () => {
    expect(sceneIds).toContain(fallbackPictureId(null, 'x'));
    expect(fallbackPictureId(null, 'x')).toMatch(/^parages-/);
  });

  it('chooses each of the three scenes of a theme for more than 50 of 300 consecutive event ids', () => {
    const taken = ids.map((id) => fallbackPictureId('concerts', id));
    const scenes = [...new Set(taken)];
    expect(scenes).toHaveLength(scenesPerTheme);
    for (const scene of scenes)
      expect(taken.filter((id) => id === scene).length).toBeGreaterThan(
        ids.length / scenesPerTheme / 2,
      );
  });
});
