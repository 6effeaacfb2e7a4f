import { circle, type Point, path, points, stroke, trace } from '../paint.ts';

export type Dress = { top: string; legs: string; skin: string };

/**
 * Positions of hands and feet as shares of the figure's height: hands from the shoulder, feet
 * sideways from the point under the hip.
 */
export type Pose = {
  hands: readonly [Point, Point];
  feet: readonly [number, number];
  lean?: number;
};

export const standing: Pose = {
  hands: [
    [-0.13, 0.3],
    [0.13, 0.3],
  ],
  feet: [-0.05, 0.05],
};
export const walking: Pose = {
  hands: [
    [-0.16, 0.24],
    [0.19, 0.2],
  ],
  feet: [-0.17, 0.16],
  lean: 0.02,
};
export const running: Pose = {
  hands: [
    [-0.24, 0.12],
    [0.24, 0.02],
  ],
  feet: [-0.3, 0.24],
  lean: 0.08,
};
export const cheering: Pose = {
  hands: [
    [-0.2, -0.26],
    [0.2, -0.28],
  ],
  feet: [-0.09, 0.09],
};
export const pointing: Pose = {
  hands: [
    [-0.12, 0.28],
    [0.28, -0.06],
  ],
  feet: [-0.05, 0.06],
};

/**
 * A person in flat colours. `x`: the middle between the feet; `foot`: the y of the ground;
 * `height`: from there to about the top of the head.
 */
export const figure = (
  [x, foot]: Point,
  height: number,
  { top, legs, skin }: Dress,
  { hands, feet, lean = 0 }: Pose,
) => {
  const h = height;
  const hip = foot - h * 0.46;
  const shoulder: Point = [x + lean * h, foot - h * 0.75];
  const arm = ([dx, dy]: Point, side: number) => {
    const from = shoulder[0] + side * h * 0.075;
    return trace`M${from} ${shoulder[1]}Q${from + dx * h * 0.3 + side * h * 0.07} ${shoulder[1] + dy * h * 0.5 + h * 0.03} ${shoulder[0] + dx * h} ${shoulder[1] + dy * h}`;
  };
  return (
    stroke(
      trace`M${x - h * 0.03} ${hip}L${x + feet[0] * h} ${foot}M${x + h * 0.03} ${hip}L${x + feet[1] * h} ${foot}`,
      legs,
      h * 0.085,
    ) +
    stroke(arm(hands[0], -1) + arm(hands[1], 1), top, h * 0.068) +
    path(
      trace`M${shoulder[0] - h * 0.11} ${shoulder[1] - h * 0.01}q0 ${-h * 0.05} ${h * 0.05} ${-h * 0.05}h${h * 0.12}q${h * 0.05} 0 ${h * 0.05} ${h * 0.05}L${x + h * 0.1} ${hip + h * 0.05}h${-h * 0.2}z`,
      top,
    ) +
    circle([shoulder[0] + lean * h * 0.4, foot - h * 0.9], h * 0.085, skin)
  );
};

export const crowd = (
  line: number,
  size: number,
  fill: string,
  wobble: (index: number) => number,
) =>
  path(
    points(Math.ceil(1300 / (size * 2.3)), (i) => [-20 + i * size * 2.3, line + wobble(i)])
      .map(
        ([x, y]) =>
          trace`M${x - size * 0.55} ${y}a${size * 0.55} ${size * 0.6} 0 1 1 ${size * 1.1} 0a${size * 0.55} ${size * 0.6} 0 1 1 ${-size * 1.1} 0M${x - size * 1.25} 810V${y + size * 1.5}q${size * 0.1} ${-size * 0.8} ${size * 1.25} ${-size * 0.8}t${size * 1.25} ${size * 0.8}V810z`,
      )
      .join(''),
    fill,
  );
