import type { Random } from './random.ts';
import { weightedIndex } from './random.ts';

/** Days since 1970, minutes of the day; a null time is unknown. */
export type SyntheticPeriod = {
  startDay: number;
  endDay: number;
  startMinute: number | null;
  endMinute: number | null;
};

// Weights of the number of periods of a dated poi: none, one, a few, a series, a season.
const countWeights = [2, 46, 26, 14, 12];
const countRanges = [
  [0, 0],
  [1, 1],
  [2, 4],
  [5, 10],
  [11, 30],
] as const;
const drawCount = weightedIndex(countWeights);
const longOdds = 0.12;
const fewDaysOdds = 0.1;
const steps = [1, 1, 7, 7, 7, 14] as const;
const furthestDay = 180;
const oldestDay = 15;

type Times = Pick<SyntheticPeriod, 'startMinute' | 'endMinute'> & { isNight: boolean };

function drawTimes(random: Random): Times {
  if (random.isTrue(0.25)) return { startMinute: null, endMinute: null, isNight: false };
  if (random.isTrue(0.1))
    return {
      startMinute: random.int(40, 46) * 30,
      endMinute: random.int(1, 10) * 30,
      isNight: true,
    };
  const startMinute = random.int(16, 42) * 30;
  return {
    startMinute,
    endMinute: random.isTrue(0.5) ? Math.min(startMinute + random.int(2, 8) * 30, 1439) : null,
    isNight: false,
  };
}

// The period of a night ends on the next day, or on the same day with an end time before its start
// time: feeds use both forms.
const nightEnd = (random: Random, isNight: boolean): number =>
  isNight && random.isTrue(0.7) ? 1 : 0;

function drawLong(random: Random, firstDay: number): SyntheticPeriod {
  const { startMinute, endMinute, isNight } = drawTimes(random);
  const startDay = firstDay - random.int(0, 60);
  return {
    startDay,
    endDay: startDay + random.int(7, 180),
    startMinute,
    endMinute: isNight ? null : endMinute,
  };
}

/** Unsorted; some periods are over, and some pois have none. */
export function synthesizePeriods(random: Random, today: number): SyntheticPeriod[] {
  const [low, high] = countRanges[drawCount(random.next())] ?? countRanges[1];
  const count = random.int(low, high);
  const periods: SyntheticPeriod[] = [];
  // Earlier days have more events than later ones.
  const firstDay = today - oldestDay + Math.floor(random.next() ** 1.5 * (furthestDay + oldestDay));
  const isLong = random.isTrue(longOdds);
  const step = random.pick(steps);
  for (let rank = 0; rank < count; rank++) {
    if (rank === 0 && isLong) {
      periods.push(drawLong(random, firstDay));
      continue;
    }
    const { startMinute, endMinute, isNight } = drawTimes(random);
    const startDay = firstDay + rank * step;
    const extraDays = random.isTrue(fewDaysOdds) ? random.int(1, 6) : 0;
    periods.push({
      startDay,
      endDay: startDay + extraDays + nightEnd(random, isNight),
      startMinute,
      endMinute,
    });
  }
  return periods;
}
