import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Kind } from './cases/case.ts';
import { kinds } from './cases/case.ts';
import { countHostile } from './cases/generated-cases.ts';
import { openClient } from './client/client.ts';
import { answerJudge } from './contract/answers.ts';
import { listOperations, readDocument } from './contract/operations.ts';
import { startProbe } from './probe/probe.ts';
import { collectFindings, describeTotals, sumUp, tally } from './report/findings.ts';
import { type Options, readOptions, readSurroundings } from './run/options.ts';
import { type Context, phases } from './run/phases.ts';
import { recentCases } from './run/recent-cases.ts';
import { type Alone, replay, runAlone } from './run/replay.ts';
import { collectGarbage, watch } from './run/watch.ts';
import { warmUp } from './world/warm-up.ts';
import { makeWorld } from './world/world.ts';

// Attacks a running service. `npm run test:attack` (infra/test/run-attack.ts) starts the service
// and passes its address.
const options = readOptions(process.argv.slice(2));
const surroundings = readSurroundings(process.env);
const { target, sandboxUrl, usersCommand, limited, processes } = surroundings;
const serverPids = Object.entries(processes).flatMap(([name, pid]) =>
  name.startsWith('server') && pid !== undefined ? [pid] : [],
);
const document = readDocument();
const operations = listOperations(document);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const mostFindings = 400;
const smallRun = 10_000;
// Shares of the requests that remain after the complete tables of access, objects and weapons.
const shares: Partial<Record<Kind, number>> = {
  hostile: 0.5,
  valid: 0.2,
  invalid: 0.15,
  transport: 0.1,
  echo: 0.05,
};
const fixedRequests = 7_000;

/** A run of fewer than 10,000 requests samples the weapons too. */
function budgetOf({ requests }: Options, hostile: number): Context['budget'] {
  const free = Math.max(requests - fixedRequests, requests / 4);
  const all = Object.fromEntries(
    kinds.map((kind) => [kind, Math.round(free * (shares[kind] ?? 0))]),
  ) as Context['budget'];
  return {
    ...all,
    hostile: Math.min(all.hostile, hostile),
    weapons: requests < smallRun ? 20 : 10_000,
  };
}

const client = openClient(target);
say(`Seed ${options.seed}: making the people, organisations and events of the attack`);
const world = await makeWorld({ client, sandboxUrl, usersCommand });
const poiIds = await warmUp(world);
const probe = await startProbe(target, processes);
const findings = collectFindings();
const recent = recentCases();
await collectGarbage(serverPids);
const startedAt = Date.now();
const { peakMegabytes } = await new Promise((resolve) => setTimeout(resolve, 1_000)).then(() =>
  probe.window(startedAt),
);
const alone: Alone = {
  attack: {
    client,
    world,
    judge: answerJudge(document),
    findings,
    recent,
    log: options.replay.length > 0,
  },
  operations,
  seed: options.seed,
  inFlight: options.inFlight,
  target,
  poiIds,
  mayContinue: () =>
    Date.now() < startedAt + options.seconds * 1_000 && findings.list.length < mostFindings,
};
const context: Context = {
  ...alone,
  limited,
  watch: watch({
    probe,
    recent,
    findings,
    baseline: peakMegabytes,
    serverPids,
    again: (id) => runAlone(alone, id),
  }),
  budget: budgetOf(options, countHostile(operations, world, options.seed)),
};

for (const id of options.replay) await replay(context, z.string().parse(id));
if (options.replay.length === 0)
  for (const { kind, run } of phases) {
    if ((options.only !== undefined && options.only !== kind) || !context.watch.isAlive()) continue;
    const [began, before] = [Date.now(), findings.counts.get(kind) ?? 0];
    await run(context);
    const memory = Object.entries((await probe.window(began)).peakMegabytes).map(
      ([name, peak]) => `${name} ${Math.round(peak)} MB`,
    );
    const requests = (findings.counts.get(kind) ?? 0) - before;
    say(
      `${kind}: ${requests} requests in ${Math.round((Date.now() - began) / 1_000)} s, ${memory.join(', ')}`,
    );
  }

const totals = sumUp(
  findings,
  context.watch.longestWaitMs(),
  await context.watch.growthMegabytes(),
);
probe.close();
await client.close();
if (!context.mayContinue())
  say('The run ended before its last case: time was up, or too much was found.');
const unconfirmed = context.watch.unconfirmedMs();
if (findings.unavailable > 0)
  say(`${findings.unavailable} requests were answered 503 with Retry-After and sent again.`);
if (unconfirmed > 0)
  say(
    `A wait of ${unconfirmed} ms was not caused again by any case that was in flight: the machine was busy.`,
  );
say(describeTotals(totals));
if (options.report !== undefined)
  writeFileSync(options.report, JSON.stringify({ ...tally(totals), totals }));
process.exitCode = tally(totals).failed === 0 ? 0 : 1;
