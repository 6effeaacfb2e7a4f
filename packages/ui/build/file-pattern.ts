/**
 * Builds a pattern that matches the modules of these paths on every operating system; paths are
 * regular expressions that use `/`.
 */
export const filePattern = (...paths: string[]): RegExp =>
  new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
