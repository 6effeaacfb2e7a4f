import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Kind, kinds } from '../cases/case.ts';
import type { Target } from '../client/client.ts';

export type Options = {
  requests: number;
  seconds: number;
  seed: number;
  only: Kind | undefined;
  /** Cases to run alone, each `kind:seed:index`. */
  replay: string[];
  inFlight: number;
  /** The file for the figures that the caller reads. */
  report: string | undefined;
};

const environmentSchema = z.object({
  ATTACK_URL: z.url(),
  ATTACK_SANDBOX_URL: z.url(),
  ATTACK_LIMITED_URL: z.url().optional(),
  ATTACK_CERTIFICATE: z.string().optional(),
  ATTACK_ENGINE: z.enum(['postgresql', 'pglite']),
  ATTACK_PROCESSES: z.string(),
  ATTACK_USERS_COMMAND: z.string(),
});

const defaults = { requests: '50000', seconds: '1500', 'in-flight': '6' };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string' },
      engine: { type: 'string' },
      only: { type: 'string' },
      replay: { type: 'string', multiple: true },
      'in-flight': { type: 'string' },
      report: { type: 'string' },
    },
  });
  const number = z.coerce.number().int().positive();
  return {
    requests: number.parse(values.requests ?? defaults.requests),
    seconds: number.parse(values.seconds ?? defaults.seconds),
    seed: number.parse(values.seed ?? String(1 + Math.floor(Math.random() * 1e9))),
    only: z.enum(kinds).optional().parse(values.only),
    replay: values.replay ?? [],
    inFlight: number.parse(values['in-flight'] ?? defaults['in-flight']),
    report: values.report,
  };
}

// The addresses of each network are of this machine, which a host name need not lead to. A proxy
// answers its hosts without their port.
function targetOf(address: string, certificateFile: string | undefined): Target {
  const { protocol, port, host, hostname } = new URL(address);
  return {
    origin: `${protocol}//127.0.0.1:${port}`,
    host: certificateFile === undefined ? host : hostname,
    certificate: certificateFile && readFileSync(certificateFile, 'utf8'),
  };
}

export function readSurroundings(environment: NodeJS.ProcessEnv) {
  const read = environmentSchema.parse(environment);
  const limitedUrl = read.ATTACK_LIMITED_URL;
  return {
    target: targetOf(read.ATTACK_URL, read.ATTACK_CERTIFICATE),
    sandboxUrl: read.ATTACK_SANDBOX_URL,
    limited: limitedUrl === undefined ? undefined : targetOf(limitedUrl, read.ATTACK_CERTIFICATE),
    engine: read.ATTACK_ENGINE,
    processes: z.record(z.string(), z.number().optional()).parse(JSON.parse(read.ATTACK_PROCESSES)),
    usersCommand: z.array(z.string()).parse(JSON.parse(read.ATTACK_USERS_COMMAND)),
  };
}
