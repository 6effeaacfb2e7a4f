// Specification: §3.16
import { describe, expect, it } from 'vitest';
import { matchesEntityTag } from '../../platform/entity-tag.ts';
import { entityTag, parseDrawing } from './media.domain.ts';

describe('parseDrawing', () => {
  it.each([
    ['concerts-2:a:b', { scene: 'concerts-2', seed: 'a:b' }],
    ['concerts-2', { scene: 'concerts-2', seed: '' }],
  ])('parses %s into a scene and a seed', (drawing, expected) => {
    expect(parseDrawing(drawing)).toEqual(expected);
  });
});

describe('entityTag', () => {
  const tag = entityTag('<svg/>');
  it.each([
    [undefined, false],
    ['*', true],
    [tag, true],
    [tag.slice(2), true],
    [`"other", ${tag}`, true],
    ['"other"', false],
  ])('If-None-Match %s matches the tag: %s', (header, expected) => {
    expect(matchesEntityTag(header, tag)).toBe(expected);
  });
});
