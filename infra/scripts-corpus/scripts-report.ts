import { z } from 'zod';

const ids = z.array(z.int());
const payload = z.object({ id: z.int(), family: z.string() });
const runSchema = z.object({
  browser: z.string(),
  texts: z.array(z.string()),
  payloads: z.array(payload),
});
const noticedSchema = z.object({ noticed: z.array(z.string()) });
const controlSchema = z.object({ sink: z.string(), ids });
const groupSchema = z.object({
  ids,
  read: z.record(z.string(), z.int()),
  ran: ids,
});
const lineSchema = z.union([runSchema, noticedSchema, controlSchema, groupSchema]);

/** What the tests of `e2e/corpus` noted. */
export type Tally = {
  noticed: readonly string[];
  runs: z.output<typeof runSchema>[];
  controls: z.output<typeof controlSchema>[];
  groups: z.output<typeof groupSchema>[];
};

/** Reads the notes of the tests, one JSON object a line. Throws on a line of another form. */
export function readTally(lines: string): Tally {
  const tally: Tally = { noticed: [], runs: [], controls: [], groups: [] };
  for (const text of lines.split('\n').filter((line) => line !== '')) {
    const line = lineSchema.parse(JSON.parse(text));
    if ('texts' in line) tally.runs.push(line);
    else if ('noticed' in line) tally.noticed = line.noticed;
    else if ('sink' in line) tally.controls.push(line);
    else tally.groups.push(line);
  }
  return tally;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
const feeds: readonly string[] = ['rss', 'json', 'geojson', 'ics'];

/** Number of documents by their kind, in the order of their first reading. */
function countReadings({ groups }: Tally): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { read } of groups)
    for (const [name, count] of Object.entries(read))
      counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

export function figureOf(tally: Tally): string {
  const readings = countReadings(tally);
  const inFeeds = sum(feeds.map((name) => readings.get(name) ?? 0));
  const mails = readings.get('mails') ?? 0;
  const pages = sum([...readings.values()]) - inFeeds - mails;
  const payloads = sum(tally.groups.map((group) => group.ids.length));
  const ran = sum(tally.groups.map((group) => group.ran.length));
  return `${payloads} payloads in ${tally.runs[0]?.texts.length ?? 0} texts, ${ran} scripts ran in ${pages} pages, ${inFeeds} feeds and ${mails} mails`;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function familyRows({ runs, groups, controls }: Tally): (string | number)[][] {
  const runUnescaped = new Set(controls.flatMap((control) => control.ids));
  const written = new Set(groups.flatMap((group) => group.ids));
  // The number of a script is that of its payload times 100, plus that of its text.
  const ran = groups.flatMap((group) => group.ran.map((call) => Math.floor(call / 100)));
  const known = runs.flatMap((run) => run.payloads).filter(({ id }) => written.has(id));
  return [...new Set(known.map(({ family }) => family))].map((family) => {
    const own = new Set(known.filter((one) => one.family === family).map(({ id }) => id));
    return [
      family,
      own.size,
      [...own].filter((id) => runUnescaped.has(id)).length,
      ran.filter((id) => own.has(id)).length,
    ];
  });
}

export type Circumstances = { date: string; command: string; machine: string; minutes: number };

/** Returns the Markdown of `docs/proof/scripts.md`. */
export function writeReport(
  tally: Tally,
  { date, command, machine, minutes }: Circumstances,
): string {
  return `# Script payloads

${date} · \`${command}\` · ${machine}, ${tally.runs[0]?.browser}

**${figureOf(tally)}**, in ${minutes} minutes.

Each payload has an event of an organisation of its own, and is in all texts: ${tally.runs[0]?.texts.join(', ')}.
A script that runs calls a function with the numbers of its payload and of its text. The pages are opened without their content policy, so
that only the escaping is tested. Each of them shows the payload, and none has it in a handler or in an address that runs scripts.

## Payloads

The third column counts those that run in one of the unescaped documents of the control.

${table(['Family', 'Payloads', 'Run unescaped', 'Ran in the product'], familyRows(tally))}

## Control

The same payloads, in documents that escape nothing, read by the same functions.

${table(
  ['Place of the text', 'Payloads that ran'],
  tally.controls.map(({ sink, ids: ran }) => [sink, ran.length]),
)}

## What was read

The control puts a script into each kind of page: the ${tally.noticed.length} scripts were noticed, before and after they ran.

${table(['Page, feed or mail', 'Times'], [...countReadings(tally)])}
`;
}
