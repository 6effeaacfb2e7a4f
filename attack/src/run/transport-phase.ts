import { noiseCase, type TransportCase, transportCases } from '../cases/transport-cases.ts';
import type { Target } from '../client/client.ts';
import { type RawAnswer, sendRaw } from '../client/raw.ts';
import type { Attack } from './run-cases.ts';

export type Transport = {
  target: Target;
  seed: number;
  inFlight: number;
  mayContinue: () => boolean;
};

const echoed = /evil\.example|<script>alert\(1\)/;

// Returns the `Location` header unless a browser would follow it to one of our two sites.
function leadsElsewhere({ text }: RawAnswer, { origin, host }: Target): string | undefined {
  const location = /^location: ([^\r\n]*)/im.exec(text)?.[1];
  if (location === undefined) return undefined;
  const { protocol } = new URL(origin);
  const own = [`${protocol}//${host}`, `${protocol}//pro.${host}`];
  const url = URL.canParse(location, own[0]) ? new URL(location, own[0]) : undefined;
  return url !== undefined && own.includes(url.origin) ? undefined : location;
}

// RFC 9112 demands 501 for an unknown transfer coding and 505 for an unknown version: a proxy
// answers them before the service sees the request.
const isOfProxy = ({ status, text }: RawAnswer, { certificate }: Target): boolean =>
  certificate !== undefined && [501, 505].includes(status) && /^server: nginx/im.test(text);

export function faultOf(
  one: Pick<TransportCase, 'forbids'>,
  answer: RawAnswer,
  target: Target,
): { measure: 'failure' | 'access'; what: string } | undefined {
  const isDeclared = answer.status === 503 && /^retry-after:/im.test(answer.text);
  if (answer.status >= 500 && !isDeclared && !isOfProxy(answer, target))
    return {
      measure: 'failure',
      what: `${answer.status} ${answer.text.split('\r\n\r\n')[1]?.slice(0, 160) ?? ''}`,
    };
  const elsewhere = leadsElsewhere(answer, target);
  if (elsewhere !== undefined)
    return { measure: 'access', what: `leads to ${elsewhere.slice(0, 120)}` };
  if (one.forbids === 'echo' && echoed.test(answer.text))
    return { measure: 'access', what: `${answer.status} repeats the foreign host` };
  return undefined;
}

export function listTransport(
  attack: Attack,
  { target: { host }, seed }: Pick<Transport, 'target' | 'seed'>,
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
  { target, inFlight, mayContinue }: Transport,
): Promise<void> {
  const turns = cases[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let turn = turns.next(); !turn.done && mayContinue(); turn = turns.next()) {
      const one = turn.value;
      const done = attack.recent.begin(one);
      const answer = await sendRaw(target, one.chunks);
      done();
      attack.findings.count('transport');
      if (attack.log)
        process.stdout.write(`${one.id} ${one.title}: ${answer.text.slice(0, 1_000)}\n`);
      const fault = faultOf(one, answer, target);
      if (fault !== undefined)
        attack.findings.add({ id: one.id, title: one.title, kind: 'transport', ...fault });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
}
