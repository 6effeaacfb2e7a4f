import { expect, it, onTestFinished, vi } from 'vitest';
import { main } from './check.ts';

it.each(['contract', 'toString'])(
  'npm run check runs no check for the unknown name %s, lists the names and exits with 2',
  async (name) => {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      stdout.mockRestore();
      stderr.mockRestore();
    });
    expect(await main([name])).toBe(2);
    expect(stdout).not.toHaveBeenCalled();
    expect(stderr).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        'contracts, migrations, retention, boundaries, bytes, patterns, settings, documents, accessibility, production, mutations, release',
      ),
    );
  },
);
