import type { EngineTiming } from './time-engines.ts';

/**
 * `p95` is that of the CPU time, `growth` the same divided by that of the size before. Both are
 * null where there is no timing.
 */
type Step = { p95: number | null; growth: number | null };
type Growth = { engine: string; steps: Step[] };

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** `sizes` are the timings at one radius, smallest number of events first. */
export function growthOf(sizes: readonly (readonly EngineTiming[])[]): Growth[] {
  const engines = new Set(sizes.flat().map(({ engine }) => engine));
  return [...engines].map((engine) => {
    const p95s = sizes.map(
      (timings) => timings.find((timing) => timing.engine === engine)?.cpu.p95 ?? null,
    );
    const steps = p95s.map((p95, place) => {
      const before = p95s[place - 1] ?? null;
      return { p95, growth: p95 === null || before === null ? null : rounded(p95 / before) };
    });
    return { engine, steps };
  });
}
