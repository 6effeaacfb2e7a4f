import { setTimeout as pause } from 'node:timers/promises';
import { caseId } from '../cases/case.ts';
import { sample } from '../cases/random.ts';
import { problemCode } from '../contract/answers.ts';
import type { Operation } from '../contract/operations.ts';
import { importWeapons } from '../weapons/import-weapons.ts';
import { pictureWeapons } from '../weapons/picture-weapons.ts';
import { sheetWeapons } from '../weapons/sheet-weapons.ts';
import { sourceWeapons } from '../weapons/source-weapons.ts';
import { addressWeapons, bodyWeapons, plusWeapons } from '../weapons/text-weapons.ts';
import { traceWeapons } from '../weapons/trace-weapons.ts';
import type { Hands, Weapon } from '../weapons/weapon.ts';
import { webhookWeapons } from '../weapons/webhook-weapons.ts';
import { type Attack, faultsOf, sendCase } from './run-cases.ts';
import type { Watch } from './watch.ts';

// Pauses after a weapon: the service may still process a file after its last answer, but no text.
const aftermathMs = { file: 400, text: 60 } as const;
const readWithinMs = 1_000;
const slowText = 100;

const isText = ({ name }: Weapon): boolean =>
  name.startsWith('text/') || name.startsWith('address/');

export const listWeapons = (operations: readonly Operation[]): Weapon[] => [
  ...traceWeapons,
  ...pictureWeapons,
  ...importWeapons,
  ...sourceWeapons,
  ...webhookWeapons,
  ...sheetWeapons,
  ...plusWeapons,
  ...bodyWeapons(operations),
  ...addressWeapons(operations),
];

// The strongest of the weapons that once stopped the service, and a receiver that never ends.
const strongest = [
  'trace/attributes without values, 10 MB',
  'trace/20,000 points, read by its organiser',
  'trace/12,000 points, published and read by a visitor',
  'picture/interlaced, 16 bits, 40 megapixels',
  'import/cells of break tags',
  'sheet/one text in a million cells',
  'webhook//agendas/endless.ics',
  'text/updateOrganisation/spaces',
  'text/validateImportEvent/break tags',
];

export function drawWeapons(weapons: readonly Weapon[], count: number, seed: number): Weapon[] {
  if (count >= weapons.length) return [...weapons];
  const first = weapons.filter(({ name }) => strongest.includes(name));
  const others = weapons.filter((weapon) => isText(weapon) && !strongest.includes(weapon.name));
  return [...first, ...sample(others, count - first.length, `weapons:${seed}`)];
}

type Fired = { id: string; title: string };

function handsOf(attack: Attack, operations: readonly Operation[], weapon: Fired): Hands {
  return {
    world: attack.world,
    fire: async (operationId, request, as) => {
      const operation = operations.find(({ id }) => id === operationId);
      const one = {
        ...weapon,
        kind: 'weapons',
        as,
        request,
        ...(operation !== undefined && { operation }),
      } as const;
      const answer = await sendCase(attack, one);
      if (attack.log)
        process.stdout.write(
          `${weapon.title}: ${operationId}: ${answer.status} in ${answer.doneAt - answer.sentAt} ms ${answer.text.slice(0, 200)}\n`,
        );
      for (const fault of faultsOf(attack, one, answer))
        attack.findings.add({ ...weapon, kind: 'weapons', ...fault });
      // A statement that reached its timeout held a database connection until then.
      if (problemCode(answer) === 'query_timeout')
        attack.findings.add({
          ...weapon,
          kind: 'weapons',
          measure: 'wait',
          what: `${operationId}: given up by the database`,
        });
      return answer;
    },
    expectRead: ({ status, sentAt, doneAt }, what) => {
      const ms = doneAt - sentAt;
      if (status === 200 && ms <= readWithinMs) return;
      attack.findings.add({
        ...weapon,
        kind: 'weapons',
        measure: 'wait',
        what: `${what}: ${status} after ${ms} ms`,
      });
    },
  };
}

async function use(
  attack: Attack,
  operations: readonly Operation[],
  weapon: Weapon,
  fired: Fired,
): Promise<void> {
  try {
    await weapon.use(handsOf(attack, operations, fired));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    attack.findings.add({ ...fired, kind: 'weapons', measure: 'failure', what });
  }
  await pause(aftermathMs[isText(weapon) ? 'text' : 'file']);
}

export async function fireWeapons(
  attack: Attack,
  operations: readonly Operation[],
  weapons: readonly Weapon[],
  { watch, seed, mayContinue }: { watch: Watch; seed: number; mayContinue: () => boolean },
): Promise<void> {
  for (const weapon of weapons) {
    if (!mayContinue()) return;
    const fired = { id: caseId('weapons', seed, weapon.name), title: weapon.name };
    if (!isText(weapon)) await watch.collect();
    const from = Date.now();
    const { longestMs, peakMegabytes } = await watch.fire(fired, () =>
      use(attack, operations, weapon, fired),
    );
    if (isText(weapon) && longestMs <= slowText) continue;
    const memory = Object.entries(peakMegabytes).map(
      ([name, peak]) => `${name} ${Math.round(peak)} MB`,
    );
    process.stdout.write(
      `  ${weapon.name}: ${Date.now() - from} ms, visitor ${longestMs} ms, ${memory.join(', ')}\n`,
    );
  }
}
