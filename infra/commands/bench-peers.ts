import { ensureRedis } from '../bench/ensure-redis.ts';
import { runBench } from '../bench/run-bench.ts';

export async function main(args: string[]): Promise<number> {
  await ensureRedis();
  return runBench('peers/main.ts', args);
}
