import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/**
 * Number of drawn scenes of each theme, and of the set for events without a theme (`parages-1`…).
 */
export const scenesPerTheme = 3;

/** A scene: its theme, null for events without one, and its number, from 1. */
export type SceneName = { theme: Theme | null; number: number };

/** Parses `<theme>-<n>` or `parages-<n>`; undefined for an unknown scene. */
export const parseSceneId = (id: string): SceneName | undefined => {
  const [, name, digit] = /^([a-z-]+)-([1-9])$/.exec(id) ?? [];
  const number = Number(digit);
  if (name === undefined || number > scenesPerTheme) return undefined;
  if (name === 'parages') return { theme: null, number };
  const theme = themes.find((known) => known === name);
  return theme && { theme, number };
};

export const sceneIds: readonly string[] = [...themes, 'parages'].flatMap((name) =>
  Array.from({ length: scenesPerTheme }, (_, index) => `${name}-${index + 1}`),
);
