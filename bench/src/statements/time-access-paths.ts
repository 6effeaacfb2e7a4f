import { openDatabase, type SqlClient } from '../../../apps/api/src/platform/database/database.ts';
import { namedStatements } from '../../../apps/api/test/named-statements.ts';
import { openPool } from '../search/data/bench-database.ts';
import { unpacked, valuesOf } from '../search/queries/product-sql.ts';
import { type CpuClock, openCpuClock } from '../search/timing/backend-cpu.ts';
import { timingOf } from '../search/timing/statistics.ts';
import type { StatementCase } from './statement-cases.ts';

/**
 * Milliseconds per call: the mean CPU time of this process and of the server process, and the
 * median wall time.
 */
type PathTiming = { node: number; database: number; wall: number };
/** Prisma over the driver: `ratio` of the CPU times, `wallRatio` of the wall times. */
export type StatementTiming = {
  name: string;
  driver: PathTiming;
  prisma: PathTiming;
  ratio: number;
  wallRatio: number;
};

type AccessPath = { db: SqlClient; databaseCpu: CpuClock; close: () => Promise<void> };
type Block = { node: number; database: number; walls: number[] };

const callsPerBlock = 20;
const nodeCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

async function openPaths(url: string): Promise<{ driver: AccessPath; prisma: AccessPath }> {
  const pool = openPool(url);
  const prisma = openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: 20_000,
    poolSize: 1,
    onConnectionLost: (error) => console.error(error.message),
  });
  const driverCpu = await openCpuClock(pool);
  const prismaCpu = await openCpuClock({
    query: async (text) => ({ rows: await prisma.$queryRawUnsafe<unknown[]>(text) }),
  });
  if (!driverCpu || !prismaCpu) throw new Error('the server has to run on this machine, on Linux');
  return {
    driver: { db: namedStatements(pool), databaseCpu: driverCpu, close: () => pool.end() },
    prisma: { db: prisma, databaseCpu: prismaCpu, close: () => prisma.$disconnect() },
  };
}

async function timeBlock(
  path: AccessPath,
  { sql, params }: StatementCase,
  block: number,
): Promise<Block> {
  const questions = Array.from({ length: callsPerBlock }, (_, n) =>
    valuesOf(sql, params(block * callsPerBlock + n)),
  );
  const walls: number[] = [];
  const nodeBefore = nodeCpu();
  const databaseBefore = await path.databaseCpu();
  for (const values of questions) {
    const startedAt = performance.now();
    const rows = await path.db.$queryRawUnsafe<unknown[]>(sql.text, ...values);
    unpacked(rows, sql.packing);
    walls.push(performance.now() - startedAt);
  }
  return {
    node: nodeCpu() - nodeBefore,
    database: (await path.databaseCpu()) - databaseBefore,
    walls,
  };
}

function timingOfPath(blocks: readonly Block[]): PathTiming {
  const calls = blocks.length * callsPerBlock;
  return {
    node: sum(blocks.map(({ node }) => node)) / calls,
    database: sum(blocks.map(({ database }) => database)) / calls,
    wall: timingOf(blocks.flatMap(({ walls }) => walls)).p50,
  };
}

/** Alternates the order, so that neither path always runs first. */
export async function timeAccessPaths(
  url: string,
  cases: readonly StatementCase[],
  blockCount: number,
): Promise<StatementTiming[]> {
  const { driver, prisma } = await openPaths(url);
  const timings: StatementTiming[] = [];
  for (const statement of cases) {
    const blocks: { driver: Block[]; prisma: Block[] } = { driver: [], prisma: [] };
    for (let block = -1; block < blockCount; block++) {
      const order =
        block % 2 === 0 ? (['driver', 'prisma'] as const) : (['prisma', 'driver'] as const);
      const number = Math.max(0, block);
      // Warms the block's queries for the driver and for Prisma.
      for (const path of order) await timeBlock({ driver, prisma }[path], statement, number);
      if (block < 0) continue;
      for (const path of order)
        blocks[path].push(await timeBlock({ driver, prisma }[path], statement, number));
    }
    const paths = { driver: timingOfPath(blocks.driver), prisma: timingOfPath(blocks.prisma) };
    timings.push({
      name: statement.sql.name,
      ...paths,
      ratio:
        (paths.prisma.node + paths.prisma.database) / (paths.driver.node + paths.driver.database),
      wallRatio: paths.prisma.wall / paths.driver.wall,
    });
  }
  await driver.close();
  await prisma.close();
  return timings;
}
