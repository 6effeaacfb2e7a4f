/**
 * The settings of each session by name; `statement_timeout` is in milliseconds, 0 for commands.
 *
 * Parallel workers and just-in-time compilation worsen the tail latency of a millisecond search.
 * Custom plans double the median: planning several joins takes as long as running them, so requests
 * use generic plans. Commands do not: they fill empty tables, and a generic plan for an empty table
 * is a full scan.
 */
export const sessionSettings = (statementTimeoutMs: number): Record<string, string> => ({
  plan_cache_mode: statementTimeoutMs === 0 ? 'auto' : 'force_generic_plan',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  statement_timeout: String(statementTimeoutMs),
});

/** The parameter `options` of a new connection. */
export const startupOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
