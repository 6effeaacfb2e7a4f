import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics, measureJobs, measurePool } from '../src/platform/metrics/metrics.ts';
import { measureQueues } from '../src/platform/metrics/queue-metrics.ts';
import { measureStandby } from '../src/platform/metrics/standby-metrics.ts';
import { emptyDatabase } from './servers/test-database.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const alertFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const target = z.looseObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() });
const dashboardFile = z.looseObject({
  uid: z.string(),
  panels: z.array(
    z.looseObject({
      id: z.int(),
      type: z.enum(['row', 'timeseries']),
      title: z.string(),
      gridPos: z.strictObject({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
      targets: z.array(target).default([]),
    }),
  ),
});

const alerts = alertFile
  .parse(parse(read('infra/monitoring/alerts.yml')))
  .groups.flatMap(({ rules }) => rules);
const { panels } = dashboardFile.parse(JSON.parse(read('infra/monitoring/dashboard.json')));
const expressions = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

// Of Prometheus itself.
const itsOwn = ['up'];

type Reading = { metrics: string[]; labels: string[]; faults: string[] };

/** The names in an expression of PromQL, and what its grammar refuses. */
function readExpression(expression: string): Reading {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const reading: Reading = { metrics: [], labels: [], faults: [] };
  const named = { Identifier: reading.metrics, LabelName: reading.labels };
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) reading.faults.push(text.slice(from, to + 10));
      const isMetric = type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector';
      if (isMetric || type.name === 'LabelName')
        named[type.name as keyof typeof named].push(text.slice(from, to));
    },
  });
  return reading;
}

const served = new Set(itsOwn);
const servedLabels = new Set(['job', 'instance', 'le']);
beforeAll(async () => {
  const { db } = await emptyDatabase();
  const metrics = createMetrics();
  measurePool(metrics, db);
  measureQueues(
    metrics,
    { mails: async () => ({ overdueSeconds: 0, retrying: 0 }) },
    { warn: () => undefined },
  );
  measureStandby(metrics, () => ({ state: 'current', lagMs: 1 }));
  const stop = measureJobs(metrics);
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    const isHistogram = String(type) === 'histogram';
    for (const suffix of isHistogram ? ['_bucket', '_count', '_sum'] : [''])
      served.add(name + suffix);
    const { labelNames = [] } = metrics.registry.getSingleMetric(name) as unknown as {
      labelNames?: string[];
    };
    for (const label of labelNames) servedLabels.add(label);
  }
  stop();
});

describe('alerts and dashboard', () => {
  it('there are alerts and panels to check', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(expressions.length).toBeGreaterThan(30);
  });

  it.each(expressions)(
    '"%s" is valid PromQL of metrics and labels that are served',
    (_name, expr) => {
      const { metrics, labels, faults } = readExpression(expr);
      expect(faults).toEqual([]);
      expect(metrics).not.toEqual([]);
      expect(metrics.filter((name) => !served.has(name))).toEqual([]);
      expect(labels.filter((name) => !servedLabels.has(name))).toEqual([]);
    },
  );

  it.each([
    ['sum(rate(parages_unknown_total[5m]))', { metrics: ['parages_unknown_total'], faults: [] }],
    ['up{zone="a"} == 0', { metrics: ['up'], labels: ['zone'] }],
  ])('the reader of this test finds the names in %s', (expr, found) => {
    expect(readExpression(expr)).toMatchObject(found);
  });

  it('the reader of this test refuses an expression that is none', () => {
    expect(readExpression('sum(rate(up[5m])').faults).not.toEqual([]);
  });

  it('each panel of the dashboard has an id and a place of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});

describe('runbooks', () => {
  const headings = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name);

  it('have one section for each alert, in the same order, and no other', () => {
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
  });

  it('each alert leads to its section', () => {
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
  });

  it('say how urgent each alert is', () => {
    const sections = read('docs/runbooks.md').split(/^## /m).slice(1);
    const urgent = { page: '**Page.**', ticket: '**Ticket.**' };
    for (const [index, { labels }] of alerts.entries())
      expect(sections[index]).toContain(urgent[labels.severity]);
  });
});
