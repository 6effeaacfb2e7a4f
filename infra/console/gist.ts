const mostLines = 12;
// A line of a stack trace, of Node or of Prisma's engine.
const stackLine = /^(\S+:build: )?\s+(at .*[:(]|with migration_name=|\d+: \w+::)/;

export function gistOf(output: string): string {
  const lines = output.trim().split('\n');
  const first = lines.findIndex((line) => /\berror\b|✗|failed/i.test(line));
  const why = first < 0 ? lines.slice(-mostLines) : lines.slice(first);
  return why
    .filter((line) => !stackLine.test(line))
    .slice(0, mostLines)
    .join('\n');
}
