import type { Answer } from './secure-client.ts';

export type Calls = { made: number; failed: string[] };

/** Calls one time after the other until `stop`; an error and a status from 500 on are failures. */
export function keepCalling(call: () => Promise<Answer>): {
  stop: () => void;
  result: Promise<Calls>;
} {
  let isStopped = false;
  const run = async (): Promise<Calls> => {
    const calls: Calls = { made: 0, failed: [] };
    while (!isStopped) {
      calls.made += 1;
      const fault = await call().then(
        ({ status }) => (status < 500 ? undefined : `status ${status}`),
        (error: unknown) => String(error),
      );
      if (fault !== undefined) calls.failed.push(fault);
    }
    return calls;
  };
  return {
    stop: () => {
      isStopped = true;
    },
    result: run(),
  };
}
