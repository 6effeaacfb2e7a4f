import type { Fault, Kind, Measure } from '../cases/case.ts';

type Finding = Fault & { id: string; kind: Kind; title: string };

export type Totals = Record<Measure, number> & {
  requests: number;
  longestWaitMs: number;
  growthMegabytes: number;
};

/** The maximum of each figure. */
export const bars = {
  failure: 0,
  schema: 0,
  access: 0,
  longestWaitMs: 250,
  growthMegabytes: 250,
} as const;

const shownOfMeasure = 60;

export type Findings = {
  list: Finding[];
  add: (finding: Finding) => void;
  count: (kind: Kind, requests?: number) => void;
  counts: Map<Kind, number>;
  /** Declared 503 answers after which a case was retried. */
  unavailable: number;
};

export function collectFindings(): Findings {
  const list: Finding[] = [];
  const counts = new Map<Kind, number>();
  return {
    list,
    counts,
    unavailable: 0,
    add: (finding) => {
      list.push(finding);
      const { measure, id, title, what } = finding;
      if (list.filter((one) => one.measure === measure).length <= shownOfMeasure)
        process.stdout.write(
          `  ${measure.toUpperCase()} ${title}: ${what}\n    npm run test:attack -- --replay '${id}'\n`,
        );
    },
    count: (kind, requests = 1) => {
      counts.set(kind, (counts.get(kind) ?? 0) + requests);
    },
  };
}

export function sumUp(
  { list, counts }: Findings,
  longestWaitMs: number,
  growthMegabytes: number,
): Totals {
  const ofMeasure = (measure: Measure): number =>
    list.filter((finding) => finding.measure === measure).length;
  return {
    failure: ofMeasure('failure'),
    schema: ofMeasure('schema'),
    access: ofMeasure('access'),
    wait: ofMeasure('wait'),
    memory: ofMeasure('memory'),
    requests: [...counts.values()].reduce((sum, count) => sum + count, 0),
    longestWaitMs,
    growthMegabytes,
  };
}

/** In the order of `bars`. A finding of a wait or of memory also fails its figure. */
const held = ({
  failure,
  schema,
  access,
  longestWaitMs,
  growthMegabytes,
  wait,
  memory,
}: Totals): readonly boolean[] => [
  failure <= bars.failure,
  schema <= bars.schema,
  access <= bars.access,
  longestWaitMs <= bars.longestWaitMs && wait === 0,
  growthMegabytes <= bars.growthMegabytes && memory === 0,
];

export function tally(totals: Totals): { passed: number; failed: number } {
  const passed = held(totals).filter(Boolean).length;
  return { passed, failed: held(totals).length - passed };
}

export const describeTotals = ({
  requests,
  failure,
  schema,
  access,
  longestWaitMs,
  growthMegabytes,
}: Totals): string =>
  `${requests} requests, ${failure} undeclared 5xx, ${schema} answers outside their schema, ${access} access mismatches, ` +
  `longest wait of another visitor ${longestWaitMs} ms, largest memory growth ${Math.round(growthMegabytes)} MB`;
