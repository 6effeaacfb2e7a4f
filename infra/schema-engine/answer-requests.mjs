import { createInterface } from 'node:readline';
import { send } from './output.mjs';
import { panicMessage } from './wasm-engine.mjs';

/** The JSON-RPC code of every error of the native engine; the details are in `data`. */
const engineError = 4466;
/**
 * Requests that only make sense for the native engine: here the connection is opened when first
 * used.
 */
const alreadyDone = new Set(['createDatabase', 'ensureConnectionValidity']);

let printed = 0;

/** The native engine sends a diff to the CLI by a `print` request. */
const printDiff = (content) => {
  printed += 1;
  send({ jsonrpc: '2.0', method: 'print', id: 1_000_000 + printed, params: { content } });
};

const call = async (engine, { method, params }) => {
  if (alreadyDone.has(method)) return {};
  if (method === 'getDatabaseVersion') return engine.version(params);
  const result = await engine[method](params);
  if (method !== 'diff' || result.stdout == null) return result;
  printDiff(result.stdout);
  return { ...result, stdout: null };
};

const describe = (error) => {
  const message = error?.name === 'RuntimeError' ? panicMessage() : String(error?.message ?? error);
  return {
    is_panic: false,
    message,
    ...(error?.code && { error_code: error.code }),
    ...(error?.meta && { meta: error.meta }),
  };
};

/**
 * Answers the CLI's requests one after the other, as they come on standard input.
 * @param {() => Promise<object>} openEngine called once, at the first request
 * @returns {Promise<void>} when standard input is closed and the last request answered
 */
export const answerRequests = async (openEngine) => {
  let engine;
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const request = JSON.parse(line);
    if (!request.method) continue; // the CLI's answer to our own `print`
    try {
      engine ??= await openEngine();
      send({ jsonrpc: '2.0', id: request.id, result: (await call(engine, request)) ?? {} });
    } catch (error) {
      const data = describe(error);
      send({
        jsonrpc: '2.0',
        id: request.id,
        error: {
          code: engineError,
          message: 'An error happened. Check the data field for details.',
          data,
        },
      });
    }
  }
};
