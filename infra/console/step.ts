const terminalMs = 1000;
const logMs = 10_000;
const widthUnknown = 120;

export async function step<T>(
  name: string,
  work: (show: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const isTerminal = process.stdout.isTTY === true;
  let detail = '';
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const line = (mark: string) =>
    `${mark} ${name}${detail === '' ? '' : ` — ${detail}`} (${seconds()} s)`;
  const write = (text: string, isLast = false) =>
    process.stdout.write(
      isTerminal
        ? `\r\u001b[K${text.slice(0, (process.stdout.columns || widthUnknown) - 1)}${isLast ? '\n' : ''}`
        : `${text}\n`,
    );
  if (isTerminal) write(line('·'));
  const timer = setInterval(() => write(line('·')), isTerminal ? terminalMs : logMs);
  try {
    const result = await work((text) => {
      detail = text;
    });
    write(line('✓'), true);
    return result;
  } catch (error) {
    write(line('✗'), true);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
