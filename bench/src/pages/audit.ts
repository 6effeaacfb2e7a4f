import lighthouse, { defaultConfig, type Flags } from 'lighthouse';
import { z } from 'zod';
import type { PageName } from './arguments.ts';
import type { Browsers } from './browsers.ts';
import { type Spread, spreadOf } from './median.ts';
import { weighStyles } from './page-styles.ts';

/**
 * `lcp` and `twinLcp` are in milliseconds under applied throttling; `twinLcp` is that of the copy
 * of the page without scripts. `score` is simulated, out of 100.
 */
export type PageAudit = {
  page: PageName;
  path: string;
  lcp: Spread;
  twinLcp: Spread;
  /** `lcp` over `twinLcp`, computed in each round: a slow minute affects both pages of a round. */
  ratio: Spread;
  layoutShift: Spread;
  score: Spread;
  /** Out of 100, the worst of all rounds: these scores do not depend on the machine. */
  accessibility: number;
  seo: number;
  /** Files and transferred bytes of each kind in the last round. */
  fetched: { kind: string; files: number; bytes: number }[];
  /** Bytes after gzip -9 of the inline rules and of the style sheet. */
  styles: number;
};

const audited = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: category,
    accessibility: category.optional(),
    seo: category.optional(),
  }),
  audits: z.object({
    'largest-contentful-paint': audited,
    'cumulative-layout-shift': audited,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});
type AuditReport = z.output<typeof reportSchema>;

const kinds = ['Document', 'Script', 'Font', 'Image'];

type Throttling = 'devtools' | 'simulate';

// Categories that do not depend on speed are audited once a round.
const categoriesOf: Record<Throttling, string[]> = {
  devtools: ['performance'],
  simulate: ['performance', 'accessibility', 'seo'],
};
const throttlingOf = defaultConfig.settings?.throttling ?? {};
const mostTries = 3;
// The factor of Lighthouse's mobile audits.
const lighthouseSlowdown = 4;

async function audit(
  browsers: Browsers,
  url: string,
  throttlingMethod: Throttling,
  slower: number,
  tries = mostTries,
): Promise<AuditReport> {
  const flags: Flags = {
    throttlingMethod,
    ...(slower > 1 && {
      throttling: { ...throttlingOf, cpuSlowdownMultiplier: lighthouseSlowdown * slower },
    }),
    onlyCategories: categoriesOf[throttlingMethod],
    logLevel: 'error',
    // As most visitors send it: the French page loads no English texts.
    extraHeaders: { 'Accept-Language': 'fr-FR,fr;q=0.9' },
  };
  // A new browser for each audit: its caches are empty.
  const report = reportSchema.safeParse(
    await browsers.use(async (port) => (await lighthouse(url, { ...flags, port }))?.lhr),
  );
  const fault = report.success ? report.data.runtimeError?.message : z.prettifyError(report.error);
  if (report.success && fault === undefined) return report.data;
  // The browser sometimes loses the trace of a page: the audit is then invalid and runs again.
  if (tries > 1) return audit(browsers, url, throttlingMethod, slower, tries - 1);
  throw new Error(`${url} could not be audited: ${fault}`);
}

const lcpOf = ({ audits }: AuditReport): number => audits['largest-contentful-paint'].numericValue;

function fetchedBy({ audits }: AuditReport): PageAudit['fetched'] {
  const { items } = audits['network-requests'].details;
  return kinds.map((kind) => {
    const files = items.filter(({ resourceType }) => resourceType === kind);
    return {
      kind,
      files: files.length,
      bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

type Round = { page: AuditReport; twin: AuditReport; simulated: AuditReport };

async function runRound(
  browsers: Browsers,
  round: number,
  url: string,
  twinUrl: string,
  slower: number,
): Promise<Round> {
  const measure = () => audit(browsers, url, 'devtools', slower);
  const measureTwin = () => audit(browsers, twinUrl, 'devtools', slower);
  // Alternates the order, so that neither page always runs on a warmer machine.
  const isPageFirst = round % 2 === 0;
  const first = await (isPageFirst ? measure() : measureTwin());
  const second = await (isPageFirst ? measureTwin() : measure());
  const simulated = await audit(browsers, url, 'simulate', slower);
  return isPageFirst
    ? { page: first, twin: second, simulated }
    : { page: second, twin: first, simulated };
}

export type AuditTask = {
  browsers: Browsers;
  origin: string;
  twinOrigin: string;
  runs: number;
  slower: number;
  pages: readonly { page: PageName; path: string }[];
};

export async function auditPages({
  browsers,
  origin,
  twinOrigin,
  runs,
  slower,
  pages,
}: AuditTask): Promise<PageAudit[]> {
  const rounds: Round[][] = pages.map(() => []);
  for (let round = 0; round < runs; round++)
    for (const [place, { path }] of pages.entries())
      rounds[place]?.push(
        await runRound(browsers, round, origin + path, twinOrigin + path, slower),
      );
  const audits = pages.map(async ({ page, path }, place) => {
    const done = rounds[place] ?? [];
    const spread = (measureOf: (round: Round) => number): Spread => spreadOf(done.map(measureOf));
    const last = done.at(-1);
    const worst = (kind: 'accessibility' | 'seo') =>
      100 * Math.min(...done.map(({ simulated }) => simulated.categories[kind]?.score ?? 0));
    return {
      page,
      path,
      lcp: spread((one) => lcpOf(one.page)),
      twinLcp: spread((one) => lcpOf(one.twin)),
      ratio: spread((one) => lcpOf(one.page) / lcpOf(one.twin)),
      layoutShift: spread((one) => one.page.audits['cumulative-layout-shift'].numericValue),
      score: spread((one) => 100 * (one.simulated.categories.performance.score ?? 0)),
      accessibility: worst('accessibility'),
      seo: worst('seo'),
      fetched: last ? fetchedBy(last.page) : [],
      styles: await weighStyles(origin, path),
    };
  });
  return Promise.all(audits);
}
