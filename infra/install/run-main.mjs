import { ensureInstalled } from './ensure-installed.mjs';

/**
 * What every script of the root package.json comes through: installs, then hands over to TypeScript.
 * @param {() => Promise<{ main: (args: string[]) => Promise<number | void> }>} load
 * @param {string[]} args
 */
export const runMain = async (load, args) => {
  try {
    await ensureInstalled();
    const { main } = await load();
    process.exit((await main(args)) ?? 0);
  } catch (error) {
    // A refusal says what to do in one sentence; the stack is for our own mistakes.
    const text = error?.name === 'Refusal' ? error.message : (error?.stack ?? error);
    process.stderr.write(`\n${text}\n`);
    process.exit(1);
  }
};
