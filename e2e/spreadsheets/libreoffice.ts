import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

// Semicolons, double quotes, windows-1252, French, and numbers as the cells show them.
const filters = {
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  ods: 'ods:calc8',
  csv: 'csv:Text - txt - csv (StarCalc):59,34,ANSI,1,,1036,false,true,false',
} as const;
export type SheetFormat = keyof typeof filters;
export const sheetFormats = ['xlsx', 'ods', 'csv'] as const satisfies readonly SheetFormat[];

const frenchSettings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>fr-FR</value></prop></item>
</oor:items>`;

export function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a sheet that LibreOffice, set to French, saves in another format. */
export async function saveAs(flatSheet: string, format: SheetFormat): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'parages-sheet-'));
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), frenchSettings);
  const source = join(folder, 'programme.fods');
  await writeFile(source, flatSheet);
  await run(
    'soffice',
    [
      `-env:UserInstallation=file://${profile}`,
      '--headless',
      '--convert-to',
      filters[format],
      '--outdir',
      folder,
      source,
    ],
    { timeout: 120_000 },
  );
  return readFile(join(folder, `programme.${format}`));
}
