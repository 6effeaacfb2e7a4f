/** One JSON-RPC message to Prisma's CLI. @param {object} message */
export const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/**
 * One log line in the engine's own format: the CLI takes its error code and message from it.
 * @param {{ error_code?: string, message: string, is_panic?: boolean }} fields
 */
export const logError = (fields) => {
  const line = {
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    fields,
    target: 'schema_engine::logger',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};
