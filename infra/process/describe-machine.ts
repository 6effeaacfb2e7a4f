import os from 'node:os';

/**
 * Processor, memory and versions, for a report. Contains neither the machine's name nor a path of
 * it, because reports are committed.
 */
export function describeMachine(database: string): string {
  const cores = os.cpus();
  const memoryGb = Math.round(os.totalmem() / 2 ** 30);
  const cpu = cores[0]?.model.trim() ?? 'unknown';
  return `${cpu}, ${cores.length} cores, ${memoryGb} GB · Node ${process.versions.node}, ${database}`;
}
