import { choosePalette } from './palette.ts';
import { seededRandom } from './random.ts';
import { parseSceneId } from './scene-ids.ts';
import { scenesOf } from './scenes.ts';

const grain =
  '<pattern id="g" width="90" height="90" patternUnits="userSpaceOnUse"><path d="M7 11h2M31 5h1M52 17h2M78 9h1M18 33h1M44 39h2M69 30h1M86 47h2M9 58h2M35 62h1M57 71h2M80 77h1M23 83h2" stroke="#231c2b" stroke-width="2"/><path d="M14 21h2M61 8h2M84 26h1M27 47h2M54 54h1M73 61h2M5 77h1M46 84h2" stroke="#fff" stroke-width="3"/></pattern>';

/**
 * Draws a poster of 1200 × 800 units as an SVG document without text, scripts or links. Equal
 * scenes and seeds give equal documents. Undefined for an unknown `scene` (see `sceneIds`).
 */
export const drawPicture = ({
  scene: id,
  seed,
}: {
  scene: string;
  seed: string;
}): string | undefined => {
  const name = parseSceneId(id);
  const scene = name && scenesOf(name.theme)[name.number - 1];
  if (!name || !scene) return undefined;
  const random = seededRandom(`${id}:${seed}`);
  const palette = choosePalette(name.theme, random.pick(scene.moods), random);
  const isMirrored = scene.canMirror && random.chance(0.5);
  const marks = scene.draw(palette, random);
  const sheet = isMirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${marks}</g>` : marks;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${grain}<rect width="1200" height="800" fill="${palette.sky}"/>${sheet}<rect width="1200" height="800" fill="url(#g)" opacity=".22"/></svg>`;
};
