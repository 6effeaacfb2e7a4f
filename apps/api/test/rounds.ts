/** `few` applies in `npm test`, `all` in `npm run test:long`, which sets LONG_TESTS. */
export const rounds = (few: number, all: number): number =>
  process.env.LONG_TESTS === '1' ? all : few;
