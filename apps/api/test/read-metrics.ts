export type Sample = { name: string; labels: Record<string, string>; value: number };

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/gy;

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let readTo = 0;
  for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(label)) {
    labels[name] = value;
    readTo = index + all.length;
  }
  if (readTo !== text.length) throw new Error(`not labels: ${text}`);
  return labels;
}

const toNumber = (text: string): number => {
  const value = Number(text.replace(/^([+-]?)Inf$/, '$1Infinity'));
  if (Number.isNaN(value) && text !== 'NaN' && text !== 'Nan')
    throw new Error(`not a number: ${text}`);
  return value;
};

/**
 * Reads the text format of Prometheus.
 * @throws {Error} on a malformed line, and on a sample whose metric has no type
 */
export function readMetrics(text: string): Sample[] {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line);
    if (type !== null) types.set(type[1] ?? '', type[2] ?? '');
    if (line.startsWith('#')) continue;
    const [, name, labels = '', value = ''] = sampleLine.exec(line) ?? [];
    if (name === undefined) throw new Error(`not a sample: ${line}`);
    const family = name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(name) && types.get(family) !== 'histogram' && types.get(family) !== 'summary')
      throw new Error(`a sample without a type: ${line}`);
    samples.push({ name, labels: readLabels(labels), value: toNumber(value) });
  }
  return samples;
}

/** Values of the samples of a metric that have these labels. */
export const valuesOf = (
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number[] =>
  samples
    .filter((one) => one.name === name)
    .filter((one) => Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    .map(({ value }) => value);

export async function scrape(port: number): Promise<Sample[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`the metrics answered ${response.status}`);
  return readMetrics(await response.text());
}
