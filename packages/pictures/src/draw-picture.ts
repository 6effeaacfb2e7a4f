import { choosePalette, type Mood } from './palette.ts';
import { type Random, seededRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { parseSceneId } from './scene-ids.ts';
import { scenesOf } from './scenes.ts';

const width = 1200;
const height = 800;

const grain =
  '<pattern id="g" width="90" height="90" patternUnits="userSpaceOnUse"><path d="M7 11h2M31 5h1M52 17h2M78 9h1M18 33h1M44 39h2M69 30h1M86 47h2M9 58h2M35 62h1M57 71h2M80 77h1M23 83h2" stroke="#231c2b" stroke-width="2"/><path d="M14 21h2M61 8h2M84 26h1M27 47h2M54 54h1M73 61h2M5 77h1M46 84h2" stroke="#fff" stroke-width="3"/></pattern>';

// Each variant of a scene has the next palette, so that neighbours in a list seldom share one.
const moodOf = ({ moods }: Scene, variant: number, random: Random): Mood =>
  (variant === 0 ? undefined : moods[variant % moods.length]) ?? random.pick(moods);

// A variant is a part of its scene: enlarged from a point near the centre, it still covers the
// sheet.
function crop(variant: number, random: Random): { scale: number; x: number; y: number } {
  if (variant === 0) return { scale: 1, x: 0, y: 0 };
  const scale = random.whole(106, 126) / 100;
  const shift = (length: number) => Math.round((1 - scale) * length * random.between(0.25, 0.75));
  return { scale, x: shift(width), y: shift(height) };
}

function frame(marks: string, isMirrored: boolean, { scale, x, y }: ReturnType<typeof crop>) {
  if (!isMirrored && scale === 1) return marks;
  const matrix = isMirrored
    ? `-${scale} 0 0 ${scale} ${Math.round(width * scale) + x} ${y}`
    : `${scale} 0 0 ${scale} ${x} ${y}`;
  return `<g transform="matrix(${matrix})">${marks}</g>`;
}

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
  const palette = choosePalette(name.theme, moodOf(scene, name.variant, random), random);
  const isMirrored = scene.canMirror && random.chance(0.5);
  const marks = scene.draw(palette, random);
  const sheet = frame(marks, isMirrored, crop(name.variant, random));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${grain}<rect width="1200" height="800" fill="${palette.sky}"/>${sheet}<rect width="1200" height="800" fill="url(#g)" opacity=".22"/></svg>`;
};
