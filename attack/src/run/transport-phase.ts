import { noiseCase, type TransportCase, transportCases } from '../cases/transport-cases.ts';
import { type RawAnswer, sendRaw } from '../client/raw.ts';
import type { Attack } from './run-cases.ts';

export type Transport = {
  port: number;
  host: string;
  seed: number;
  inFlight: number;
  mayContinue: () => boolean;
};

const echoed = /evil\.example|<script>alert\(1\)/;

// Returns the `Location` header unless a browser would follow it to one of our two sites.
function leadsElsewhere({ text }: RawAnswer, host: string): string | undefined {
  const location = /^location: ([^\r\n]*)/im.exec(text)?.[1];
  if (location === undefined) return undefined;
  const own = [`http://${host}`, `http://pro.${host}`];
  const url = URL.canParse(location, own[0]) ? new URL(location, own[0]) : undefined;
  return url !== undefined && own.includes(url.origin) ? undefined : location;
}

function faultOf(
  one: TransportCase,
  answer: RawAnswer,
  host: string,
): { measure: 'failure' | 'access'; what: string } | undefined {
  if (answer.status >= 500 && !(answer.status === 503 && /^retry-after:/im.test(answer.text)))
    return {
      measure: 'failure',
      what: `${answer.status} ${answer.text.split('\r\n\r\n')[1]?.slice(0, 160) ?? ''}`,
    };
  const elsewhere = leadsElsewhere(answer, host);
  if (elsewhere !== undefined)
    return { measure: 'access', what: `leads to ${elsewhere.slice(0, 120)}` };
  if (one.forbids === 'echo' && echoed.test(answer.text))
    return { measure: 'access', what: `${answer.status} repeats the foreign host` };
  return undefined;
}

export function listTransport(
  attack: Attack,
  { host, seed }: Pick<Transport, 'host' | 'seed'>,
  count: number,
): TransportCase[] {
  const principal = attack.world.principals.get('ownerC');
  const written = transportCases(
    { host, poiId: attack.world.things.C.poiId, cookie: principal?.cookie ?? '' },
    seed,
    count,
  );
  const noise = Array.from({ length: Math.min(Math.ceil(count / 10), 2_000) }, (_, index) =>
    noiseCase(host, seed, index),
  );
  return [...written, ...noise];
}

export async function runTransport(
  attack: Attack,
  cases: readonly TransportCase[],
  { port, host, inFlight, mayContinue }: Transport,
): Promise<void> {
  const turns = cases[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let turn = turns.next(); !turn.done && mayContinue(); turn = turns.next()) {
      const one = turn.value;
      const done = attack.recent.begin(one);
      const answer = await sendRaw(port, one.chunks);
      done();
      attack.findings.count('transport');
      if (attack.log)
        process.stdout.write(`${one.id} ${one.title}: ${answer.text.slice(0, 1_000)}\n`);
      const fault = faultOf(one, answer, host);
      if (fault !== undefined)
        attack.findings.add({ id: one.id, title: one.title, kind: 'transport', ...fault });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
}
