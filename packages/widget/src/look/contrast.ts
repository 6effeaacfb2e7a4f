const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast ratio of WCAG of two `#rrggbb` colours. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted(
    (first, second) => first - second,
  );
  return (light + 0.05) / (dark + 0.05);
}

const least = 4.5;
const steps = 20;

/**
 * The colour itself when a text of it is readable on `ground` (4.5:1), else the nearest mixture with
 * black on a light ground, with white on a dark one.
 */
export function readableOn(ground: string, colour: string): string {
  const end: Rgb = luminance(rgbOf(ground)) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const start = rgbOf(colour);
  for (let step = 0; step <= steps; step += 1) {
    const mixed = start.map(
      (value, index) => value + (((end[index] ?? 0) - value) * step) / steps,
    ) as unknown as Rgb;
    if (contrastOf(hexOf(mixed), ground) >= least) return hexOf(mixed);
  }
  return hexOf(end);
}
