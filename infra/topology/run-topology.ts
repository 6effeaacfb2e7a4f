import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { type Figures, type Line, linesOf } from './figures.ts';
import { listEvents, signInMembers } from './load/members.ts';
import type { LoadOptions } from './load/mixed-load.ts';
import { openLedger } from './load/write-ledger.ts';
import { openTopology, type Topology } from './parts/open-topology.ts';
import { attackTopology } from './scenes/attack-topology.ts';
import { changeEvents } from './scenes/change-events.ts';
import { measureLag } from './scenes/measure-lag.ts';
import { promoteStandby } from './scenes/promote-standby.ts';
import { restartServers } from './scenes/restart-servers.ts';
import { sentences } from './topology-messages.ts';

const scenes = ['attack', 'caches', 'restart', 'lag', 'promotion'] as const;
type Scene = (typeof scenes)[number];

type TopologyOptions = {
  only: readonly Scene[];
  requests: string;
  seed: string;
  /** The folder for the figures. */
  report: string | undefined;
};

const isScene = (name: string): name is Scene => scenes.some((scene) => scene === name);

export function readOptions(args: string[]): TopologyOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      requests: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      report: { type: 'string' },
    },
  });
  const only = (values.only ?? scenes.join(',')).split(',');
  if (!only.every(isScene)) throw new Refusal(sentences.unknownScene(scenes));
  const { requests, seed, report } = values;
  return { only: only as Scene[], requests, seed, report };
}

const mostAttackSeconds = '200';

async function attack(topology: Topology, { requests, seed }: TopologyOptions) {
  const args = ['--requests', requests, '--seconds', mostAttackSeconds, '--seed', seed];
  return (await attackTopology(topology, args)) ?? null;
}

/**
 * Plays the scenes in order; the loss of the primary is the last one. A scene that fails is a line,
 * and the next one begins.
 */
async function play(topology: Topology, options: TopologyOptions) {
  const figures: Figures = {};
  const failures: Line[] = [];
  const run = async (scene: Scene, work: () => Promise<void>): Promise<void> => {
    if (!options.only.includes(scene)) return;
    await step(sentences[scene], work).catch((error: unknown) => {
      failures.push({ text: `${sentences[scene]}: ${messageOf(error)}`, isHeld: false });
    });
  };
  await run('attack', async () => {
    figures.attack = await attack(topology, options);
  });
  const [events, members] = [await listEvents(topology), await signInMembers(topology)];
  const load = (): LoadOptions => ({ topology, members, events, ledger: openLedger() });
  await run('caches', async () => {
    figures.caches = await changeEvents(topology);
  });
  await run('restart', async () => {
    figures.restart = await restartServers(load());
  });
  await run('lag', async () => {
    figures.lag = await measureLag(load());
  });
  await run('promotion', async () => {
    figures.promotion = await promoteStandby(load());
  });
  return { figures, failures };
}

const describe = (lines: readonly Line[]): string =>
  lines.map(({ text, isHeld }) => `${isHeld ? '✓' : '✗'} ${text}`).join('\n');

const rounded = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

function writeReport(folder: string, figures: Figures, lines: readonly Line[]): void {
  mkdirSync(folder, { recursive: true });
  const name = `topology-${new Date().toISOString().slice(0, 10)}`;
  const write = (extension: string, text: string): void =>
    writeFileSync(path.join(folder, `${name}.${extension}`), text);
  write('json', `${JSON.stringify(figures, rounded, 2)}\n`);
  const list = lines.map(({ text }) => `- ${text}`).join('\n');
  write('md', `# Topology on one machine\n\n\`npm run test:topology\`\n\n${list}\n`);
}

const faults = ({ restart, promotion }: Figures): string[] => [
  ...(restart?.faults ?? []),
  ...(promotion?.faults ?? []).slice(0, 10),
];

/** Returns the exit code: 1 when a figure is beyond its bar. */
export async function runTopology(options: TopologyOptions): Promise<number> {
  const topology = await openTopology();
  const { figures, failures } = await play(topology, options);
  const lines = [...linesOf(figures), ...failures];
  for (const fault of faults(figures)) process.stdout.write(`  ${fault}\n`);
  process.stdout.write(`\n${describe(lines)}\n`);
  if (options.report !== undefined) writeReport(options.report, figures, lines);
  return lines.every(({ isHeld }) => isHeld) ? 0 : 1;
}
