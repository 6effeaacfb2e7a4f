// Specification: §3.24
import { gzipSync } from 'node:zlib';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { parseSceneId, picturesPerTheme, sceneIds, scenesPerTheme } from './scene-ids.ts';
import { scenesOf } from './scenes.ts';

const seeds = ['', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
const draw = (scene: string, seed: string): string => drawPicture({ scene, seed }) ?? '';

const unclosed = (svg: string): string[] => {
  const open: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
};

describe.each(sceneIds)('the drawn scene %s', (scene) => {
  const pictures = seeds.map((seed) => draw(scene, seed));

  it('is well-formed SVG of 1200 × 800 units, without NaN, undefined, Infinity or null', () => {
    for (const svg of pictures) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 800"/);
      expect(unclosed(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  it('contains no text, no script, and no URL but its namespace', () => {
    for (const svg of pictures) {
      expect(svg).not.toMatch(/<(text|script|image|foreignObject|a)\b|\son\w+=|javascript:/i);
      expect(svg.match(/https?:/g)).toHaveLength(1);
    }
  });

  it('has at most 4,608 characters, and at most 1,536 bytes when compressed with gzip', () => {
    for (const svg of pictures) {
      expect(svg.length).toBeLessThanOrEqual(4608);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(1536);
    }
  });

  it('is identical when drawn again with a seed, and different for each of eight seeds', () => {
    expect(draw(scene, 'a')).toBe(pictures[1]);
    expect(new Set(pictures).size).toBe(seeds.length);
  });
});

describe.each([...themes, 'parages'])('the pictures of %s', (theme) => {
  const pictures = Array.from({ length: picturesPerTheme }, (_, index) =>
    draw(`${theme}-${index + 1}`, ''),
  );

  it('all differ, are well-formed and at most 1,664 bytes when compressed with gzip', () => {
    expect(new Set(pictures).size).toBe(picturesPerTheme);
    for (const svg of pictures) {
      expect(unclosed(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(gzipSync(svg).length).toBeLessThanOrEqual(1664);
    }
  });

  it('cover the whole sheet when they show a part of their scene', () => {
    for (const svg of pictures.slice(scenesPerTheme)) {
      const [, matrix = ''] = /<g transform="matrix\(([^)]*)\)">/.exec(svg) ?? [];
      const [a = 0, , , d = 0, x = 0, y = 0] = matrix.split(' ').map(Number);
      const [left, right] = [x, x + 1200 * a].sort((one, other) => one - other);
      expect(left).toBeLessThanOrEqual(0);
      expect(right).toBeGreaterThanOrEqual(1200);
      expect(y).toBeLessThanOrEqual(0);
      expect(y + 800 * d).toBeGreaterThanOrEqual(800);
    }
  });
});

describe('scene ids', () => {
  it('are equally many for every theme and for events without one, and are all valid for parseSceneId', () => {
    for (const theme of [...themes, null]) expect(scenesOf(theme)).toHaveLength(scenesPerTheme);
    expect(sceneIds).toHaveLength((themes.length + 1) * scenesPerTheme);
    for (const id of sceneIds) expect(parseSceneId(id)).toMatchObject({ variant: 0 });
    expect(parseSceneId('concerts-5')).toEqual({ theme: 'concerts', number: 2, variant: 1 });
  });

  it.each([
    '',
    'concerts',
    'concerts-0',
    `concerts-${picturesPerTheme + 1}`,
    'concerts-01',
    'concerts-100',
    'concerts-1-',
    'toString-1',
    'Concerts-1',
    'opera-1',
  ])('exclude %j, for which drawPicture returns undefined', (id) => {
    expect(parseSceneId(id)).toBeUndefined();
    expect(drawPicture({ scene: id, seed: '' })).toBeUndefined();
  });
});
