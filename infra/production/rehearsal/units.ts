/** What systemd reads of a service unit to run it. */
export type Unit = {
  isOneshot: boolean;
  workingFolder: string | undefined;
  environmentFile: string | undefined;
  environment: Record<string, string>;
  start: string;
  startPost: string | undefined;
  stopSignal: NodeJS.Signals;
  stopSeconds: number;
};

const setting = /^([A-Za-z]+)=(.*)$/;

/** `instance` replaces `%i`. */
export function readUnit(text: string, instance = ''): Unit {
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, value = ''] = setting.exec(line) ?? [];
    if (name !== undefined) values.set(name, value.replaceAll('%i', instance));
  }
  return {
    isOneshot: values.get('Type') === 'oneshot',
    workingFolder: values.get('WorkingDirectory'),
    environmentFile: values.get('EnvironmentFile'),
    environment: readEnvironment((values.get('Environment') ?? '').split(' ')),
    start: values.get('ExecStart') ?? '',
    startPost: values.get('ExecStartPost'),
    stopSignal: (values.get('KillSignal') ?? 'SIGTERM') as NodeJS.Signals,
    stopSeconds: Number(values.get('TimeoutStopSec') ?? 90),
  };
}

const assignment = /^([A-Z][A-Z0-9_]*)=(.*)$/;

/** The variables of lines `NAME=value`; single quotes around a value are removed. */
export function readEnvironment(lines: readonly string[]): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value = ''] = assignment.exec(line) ?? [];
    if (name !== undefined) environment[name] = value.replace(/^'(.*)'$/, '$1');
  }
  return environment;
}
