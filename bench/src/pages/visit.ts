import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { Browsers } from './browsers.ts';
import { type Spread, spreadOf } from './median.ts';
import { visitSteps } from './visit-steps.ts';

/**
 * Times are the milliseconds from an interaction to the next paint; the first of `worst` is the INP
 * of so short a visit.
 */
export type Visit = {
  interactions: number;
  worst: { step: string; ms: number }[];
  /** Times of a press on a chip of the page without its scripts, in milliseconds. */
  plain: Spread;
  /** INP of each of the visits of this run; the other fields are those of the visit in the middle. */
  inp: Spread;
  /** Median of the interactions of at least 16 ms. */
  median: number;
  /** Sum of the unexpected layout shifts after the page load. */
  layoutShift: number;
  shifts: { step: string; value: number; moved: string[] }[];
  /** Steps that failed, usually because their target was not found. */
  missed: string[];
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
};
const observer = fileURLToPath(new URL('./observe-page.mjs', import.meta.url));
const slowdown = 4;
const findsWithinMs = 4000;
// Long enough for the paint after a tap, and for a following layout shift to count as unexpected.
const pauseMs = 700;
const shownWorst = 5;
const plainPresses = 9;
const plainChip = /^Aujourd’hui/;

const observedSchema = z.object({
  events: z.array(z.object({ id: z.number(), at: z.number(), ms: z.number() })),
  shifts: z.array(z.object({ at: z.number(), value: z.number(), moved: z.array(z.string()) })),
});

type Observed = z.output<typeof observedSchema>;

type Done = { name: string; at: number };

async function walk(page: Page): Promise<{ done: Done[]; missed: string[] }> {
  const done: Done[] = [];
  const missed: string[] = [];
  for (const { name, act } of visitSteps) {
    const at = await page.evaluate(() => performance.now());
    const isDone = await act(page).then(
      () => true,
      () => false,
    );
    if (isDone) done.push({ name, at });
    else missed.push(name);
    await setTimeout(pauseMs);
  }
  return { done, missed };
}

function summarise(
  { events, shifts }: Observed,
  { done, missed }: { done: Done[]; missed: string[] },
): Omit<Visit, 'plain' | 'inp'> {
  const stepAt = (at: number): string => done.findLast((step) => step.at <= at)?.name ?? 'loading';
  const interactions = new Map<number, { step: string; ms: number }>();
  for (const { id, at, ms } of events) {
    const known = interactions.get(id);
    if (known === undefined || known.ms < ms) interactions.set(id, { step: stepAt(at), ms });
  }
  const slowest = [...interactions.values()].sort((one, other) => other.ms - one.ms);
  return {
    interactions: done.length,
    missed,
    worst: slowest.slice(0, shownWorst),
    median: slowest[Math.floor(slowest.length / 2)]?.ms ?? 0,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    shifts: shifts.map(({ at, value, moved }) => ({ step: stepAt(at), value, moved })),
  };
}

export type VisitTask = {
  origin: string;
  /** Serves the same pages without their scripts. */
  plainOrigin: string;
  path: string;
  slower: number;
};

async function openPage(browser: Browser, url: string, slower: number): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(findsWithinMs);
  await page.addInitScript({ path: observer });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown * slower });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  return page;
}

const observe = async (page: Page): Promise<Observed> =>
  observedSchema.parse(await page.evaluate('window.observed'));

/**
 * Calibration: what a press costs on this host without our code. The page has the same layout, no
 * scripts, and one handler, which changes an attribute that the styles know.
 */
async function pressPlainPage(browser: Browser, url: string, slower: number): Promise<Spread> {
  const page = await openPage(browser, url, slower);
  const chip = page.getByRole('button', { name: plainChip }).first();
  await chip.evaluate((button) =>
    button.addEventListener('click', () => {
      const isPressed = button.getAttribute('aria-pressed') === 'true';
      button.setAttribute('aria-pressed', String(!isPressed));
    }),
  );
  for (let press = 0; press < plainPresses; press += 1) {
    await chip.tap();
    await setTimeout(pauseMs);
  }
  const { events } = await observe(page);
  const slowest = new Map<number, number>();
  for (const { id, ms } of events) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  await page.context().close();
  return spreadOf([...slowest.values()]);
}

function visitOnce(
  browsers: Browsers,
  { origin, plainOrigin, path, slower }: VisitTask,
): Promise<Omit<Visit, 'inp'>> {
  return browsers.use(async (_port, browser) => {
    const plain = await pressPlainPage(browser, plainOrigin + path, slower);
    const page = await openPage(browser, origin + path, slower);
    const walked = await walk(page);
    return { ...summarise(await observe(page), walked), plain };
  });
}

const inpOf = ({ worst }: Pick<Visit, 'worst'>): number => worst[0]?.ms ?? 0;

/** Visits the page `runs` times, each time in a new browser, and returns the visit with the median INP. */
export async function visit(browsers: Browsers, task: VisitTask, runs: number): Promise<Visit> {
  const visits: Omit<Visit, 'inp'>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitOnce(browsers, task));
  visits.sort((one, other) => inpOf(one) - inpOf(other));
  const middle = visits[Math.floor((visits.length - 1) / 2)];
  if (!middle) throw new Error('No visit was made.');
  return { ...middle, inp: spreadOf(visits.map(inpOf)) };
}
