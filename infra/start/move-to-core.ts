import { onPool } from '@parages/auth-core/database/database';
import { type MoveReport, moveAccounts } from '@parages/auth-core/move/move-accounts';
import { targetCore, UnexpectedAnswer } from '@parages/auth-core/move/target-core';
import pg from 'pg';
import { Refusal } from '../console/refusal.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { sentences } from './move-messages.ts';
import { prepareDatabase } from './prepare.ts';

const shownProblems = 50;
// The target is asked about one account at a time.
const poolSize = 1;

/** @throws {Refusal} for an address that is missing, malformed or without TLS over a network */
export function readTarget(environment: NodeJS.ProcessEnv): { uri: string; apiKey: string } {
  const { SUPERTOKENS_CONNECTION_URI: uri = '', SUPERTOKENS_API_KEY: apiKey = '' } = environment;
  if (uri === '' || apiKey === '') throw new Refusal(sentences.noTarget);
  if (!URL.canParse(uri)) throw new Refusal(sentences.badTarget(uri));
  const { protocol, hostname } = new URL(uri);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // A name without a dot is that of a container on the network of this machine.
  const isNear = isHere || !/[.:]/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isNear))
    throw new Refusal(sentences.openTarget(uri));
  return { uri, apiKey };
}

/** `fetch` rejects with a TypeError without a connection, with a DOMException after its deadline. */
function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof UnexpectedAnswer) return new Refusal(sentences.stopped(error.message));
  return error instanceof TypeError || error instanceof DOMException
    ? new Refusal(sentences.away(error.message))
    : undefined;
}

function print({ problems, ...report }: MoveReport, isDryRun: boolean): void {
  process.stdout.write(`${sentences.report(report, problems.length, isDryRun)}\n`);
  for (const { id, reasons } of problems.slice(0, shownProblems))
    process.stdout.write(`${sentences.problem(id, reasons)}\n`);
  if (problems.length > shownProblems)
    process.stdout.write(`${sentences.moreProblems(problems.length - shownProblems)}\n`);
}

/** Moves the accounts of the embedded core in the database to the core of SUPERTOKENS_….  */
export function moveToCore(args: readonly string[]): Promise<number> {
  const [option, ...others] = args;
  const isDryRun = option === '--dry-run';
  if ((option !== undefined && !isDryRun) || others.length > 0) throw new Refusal(sentences.usage);
  const target = targetCore(readTarget(process.env));
  return withShutdown(async () => {
    const { url } = await prepareDatabase({ mayJoin: true });
    const pool = new pg.Pool({ connectionString: url, max: poolSize });
    pool.on('error', () => undefined);
    onShutdown(() => pool.end());
    const onProgress = ({ accounts }: MoveReport): void =>
      void process.stdout.write(`${sentences.progress(accounts)}\n`);
    const options = { db: onPool(pool), target, isDryRun, onProgress };
    const report = await moveAccounts(options).catch((error: unknown) => {
      throw toRefusal(error) ?? error;
    });
    print(report, isDryRun);
    return report.problems.length === 0 ? 0 : 1;
  });
}
