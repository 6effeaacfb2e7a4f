import { type SettingGroup, settingGroups } from '../config/config.ts';

/** `fallback` is Markdown. */
type PrintedSetting = {
  name: string;
  description: string;
  fallback: string | null;
  example: string;
  isSecret: boolean;
};

function printSetting(name: string, field: SettingGroup['shape'][string]): PrintedSetting {
  const { description, fallback, isSecret = false } = field.meta() ?? {};
  if (description === undefined) throw new Error(`${name} has no description`);
  const { data } = field.safeParse(undefined);
  const value = data === undefined || data === null ? '' : String(data);
  return {
    name,
    description,
    fallback: fallback ?? (value === '' ? null : `\`${value}\``),
    example: fallback === undefined ? value : '',
    isSecret,
  };
}

const groups = settingGroups.map(({ title, shape }) => ({
  title,
  settings: Object.entries(shape).map(([name, field]) => printSetting(name, field)),
}));
process.stdout.write(JSON.stringify(groups));
