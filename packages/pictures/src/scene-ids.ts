import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/** Every theme has this many drawn scenes, and so has the set for events without a theme (`parages-1`…). */
export const scenesPerTheme = 3;

/** A scene: the theme whose colours it wears (null: the product's own) and its number from 1. */
export type SceneName = { theme: Theme | null; number: number };

/** Reads `<theme>-<n>` or `parages-<n>`; undefined when no such scene is drawn. */
export const parseSceneId = (id: string): SceneName | undefined => {
  const [, name, digit] = /^([a-z-]+)-([1-9])$/.exec(id) ?? [];
  const number = Number(digit);
  if (name === undefined || number > scenesPerTheme) return undefined;
  if (name === 'parages') return { theme: null, number };
  const theme = themes.find((known) => known === name);
  return theme && { theme, number };
};

/** The ids of all drawn scenes. */
export const sceneIds: readonly string[] = [...themes, 'parages'].flatMap((name) =>
  Array.from({ length: scenesPerTheme }, (_, index) => `${name}-${index + 1}`),
);
