const n = 0.725607765053267;
const c = 11_754_255.4261;
const xs = 700_000;
const ys = 12_655_612.0499;
const e = 0.0818191910428158;
const originLon = (3 * Math.PI) / 180;

/** Lambert-93 metres (IGN, NTG 71), rounded to centimetres. */
export function toLambert93({ lon, lat }: { lon: number; lat: number }): { x: number; y: number } {
  const phi = (lat * Math.PI) / 180;
  const isometric = Math.log(
    Math.tan(Math.PI / 4 + phi / 2) *
      ((1 - e * Math.sin(phi)) / (1 + e * Math.sin(phi))) ** (e / 2),
  );
  const radius = c * Math.exp(-n * isometric);
  const angle = n * ((lon * Math.PI) / 180 - originLon);
  const round = (metres: number) => Math.round(metres * 100) / 100;
  return { x: round(xs + radius * Math.sin(angle)), y: round(ys - radius * Math.cos(angle)) };
}
