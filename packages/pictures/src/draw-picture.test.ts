// Specification: §3.24
import { gzipSync } from 'node:zlib';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { parseSceneId, sceneIds, scenesPerTheme } from './scene-ids.ts';
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

describe('scene ids', () => {
  it('are equally many for every theme and for events without one, and are all valid for parseSceneId', () => {
    for (const theme of [...themes, null]) expect(scenesOf(theme)).toHaveLength(scenesPerTheme);
    expect(sceneIds).toHaveLength((themes.length + 1) * scenesPerTheme);
    for (const id of sceneIds) expect(parseSceneId(id)).toBeDefined();
  });

  it.each([
    '',
    'concerts',
    'concerts-0',
    `concerts-${scenesPerTheme + 1}`,
    'concerts-1-',
    'toString-1',
    'Concerts-1',
    'opera-1',
  ])('exclude %j, for which drawPicture returns undefined', (id) => {
    expect(parseSceneId(id)).toBeUndefined();
    expect(drawPicture({ scene: id, seed: '' })).toBeUndefined();
  });
});
