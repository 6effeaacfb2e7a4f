import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

/**
 * Number of drawn scenes of each theme, and of the set for events without a theme (`parages-1`…).
 */
export const scenesPerTheme = 3;

// The same subject in another palette, from another distance.
const variantsPerScene = 8;

/** Number of drawings of a theme among which those of its events are chosen. */
export const picturesPerTheme = scenesPerTheme * variantsPerScene;

/**
 * A scene: its theme, null for events without one; its number, from 1; its variant, 0 for the whole
 * scene.
 */
export type SceneName = { theme: Theme | null; number: number; variant: number };

/**
 * Parses `<theme>-<n>` or `parages-<n>`; undefined for an unknown picture. The numbers above
 * `scenesPerTheme` are variants of the first ones: `concerts-5` is one of `concerts-2`.
 */
export const parseSceneId = (id: string): SceneName | undefined => {
  const [, name, digits] = /^([a-z-]+)-([1-9]\d?)$/.exec(id) ?? [];
  const index = Number(digits) - 1;
  if (name === undefined || index >= picturesPerTheme) return undefined;
  const number = (index % scenesPerTheme) + 1;
  const variant = Math.floor(index / scenesPerTheme);
  if (name === 'parages') return { theme: null, number, variant };
  const theme = themes.find((known) => known === name);
  return theme && { theme, number, variant };
};

/** The scenes, without their variants. */
export const sceneIds: readonly string[] = [...themes, 'parages'].flatMap((name) =>
  Array.from({ length: scenesPerTheme }, (_, index) => `${name}-${index + 1}`),
);
