import { onTestFinished, vi } from 'vitest';

type Answer = { lon: number; lat: number } | { code: 1 | 2 | 3; message: string };

/** Gives the answers in turn, the last one repeatedly. */
export function stubGeolocation(...answers: [Answer, ...Answer[]]) {
  let turn = 0;
  const getCurrentPosition = vi.fn(
    (found: (position: object) => void, failed: (error: object) => void) => {
      const answer = answers[Math.min(turn, answers.length - 1)];
      turn += 1;
      if (answer && 'lon' in answer)
        found({
          coords: { longitude: answer.lon, latitude: answer.lat, accuracy: 20 },
          timestamp: 0,
        });
      else failed(answer ?? {});
    },
  );
  const before = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'geolocation', before);
    else Reflect.deleteProperty(navigator, 'geolocation');
  });
  return getCurrentPosition;
}
