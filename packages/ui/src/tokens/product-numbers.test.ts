// Specification: §9.10
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@parages/contracts/vocabulary/limits';
import { expect, it } from 'vitest';
import { motion } from './motion.ts';
import { breakpoint, size } from './space.ts';

const remInPixels = 16;
const pixelsOf = (rem: string): number => Number.parseFloat(rem) * remInPixels;

it('§9 "fade transition 150 ms (450 ms background)": the motion tokens have these durations', () =>
  expect(motion).toMatchObject({ fade: '150ms', background: '450ms' }));

it('§9 "Header height 96 px": the header token equals the limit headerPx', () =>
  expect(pixelsOf(size.header)).toBe(limits.headerPx));

it('§9 "Small-screen flag at max width 40rem; desktop flag at min width 64rem": the width queries of the public site and its packages use only these widths or 90rem', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = ['packages/{ui,accounts,batch-import}/src', 'apps/public/src'].flatMap((folder) =>
    globSync(`${root}/${folder}/**/*.css`),
  );
  const widths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*width[^{]*/g)].map(
      ([query]) => query.match(/[\d.]+(?:rem|px|em)/g) ?? [],
    ),
  );
  expect(widths.length).toBeGreaterThan(5);
  expect(
    [...new Set(widths.flat())].filter(
      (width) => !Object.values<string>(breakpoint).includes(width),
    ),
  ).toEqual([]);
  expect(breakpoint).toMatchObject({ small: '40rem', desktop: '64rem' });
});
