import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import type { DemoContent, DemoTemplate, DemoTown } from './demo-template.ts';

/** `use` counts the earlier uses of the template. */
export type Performance = { theme: Theme; template: DemoTemplate; town: DemoTown; use: number };

const themesPerSmallTown = 7;

const largeTownPicks = (town: number, theme: number, count: number): number[] => {
  const picks = [(2 * town) % count, (2 * town + 1) % count];
  return (town + theme) % 3 === 0 ? [...picks, (2 * town + 4) % count] : picks;
};

/**
 * Starts after the themes of the previous small town, so that all themes are about equally
 * frequent.
 */
const smallTownThemes = (town: number): number[] =>
  Array.from(
    { length: themesPerSmallTown },
    (_, index) => (town * themesPerSmallTown + index) % themes.length,
  );

export const castEvents = ({ towns, templates }: DemoContent): Performance[] => {
  const uses = new Map<DemoTemplate, number>();
  const perform = (town: DemoTown, theme: Theme, index: number): Performance[] => {
    const template = templates[theme][index];
    if (!template) return [];
    const use = uses.get(template) ?? 0;
    uses.set(template, use + 1);
    return [{ theme, template, town, use }];
  };
  const large = towns.filter((town) => town.isLarge);
  const small = towns.filter((town) => !town.isLarge);
  return [
    ...large.flatMap((town, rank) =>
      themes.flatMap((theme, number) =>
        largeTownPicks(rank, number, templates[theme].length).flatMap((index) =>
          perform(town, theme, index),
        ),
      ),
    ),
    ...small.flatMap((town, rank) =>
      smallTownThemes(rank).flatMap((number) => {
        const theme = themes[number];
        return theme ? perform(town, theme, (rank + 2) % templates[theme].length) : [];
      }),
    ),
  ];
};
