import { ensureInstalled } from './ensure-installed.mjs';

/**
 * @param {() => Promise<{ main: (args: string[]) => Promise<number | void> }>} load
 * @param {string[]} args
 */
export const runMain = async (load, args) => {
  try {
    await ensureInstalled();
    const { main } = await load();
    process.exit((await main(args)) ?? 0);
  } catch (error) {
    // A refusal is one sentence for the user; other errors are bugs and print their stack.
    const text = error?.name === 'Refusal' ? error.message : (error?.stack ?? error);
    process.stderr.write(`\n${text}\n`);
    process.exit(1);
  }
};
