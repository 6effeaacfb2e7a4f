import { escapeIdentifier } from 'pg';
import { onDatabase, withClient } from '../database/connect.ts';
import { hashSchema, migrate } from '../database/migrations.ts';

/** An arbitrary number. With this lock, two runs do not build the same template at once. */
const templateLock = 735_001;

/**
 * Each state of prisma/migrations and prisma/functions has a template.
 * @returns its name
 */
export async function ensureTemplate(adminUrl: string): Promise<string> {
  const name = `parages_template_${hashSchema()}`;
  await withClient(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rows } = await admin.query<{ is_ready: boolean }>(
      'SELECT datistemplate AS is_ready FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.is_ready) return;
    const quoted = admin.escapeIdentifier(name);
    // A run may have been killed while it built the template.
    await admin.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${quoted}`);
    await migrate({ engine: 'native', url: onDatabase(adminUrl, name) });
    // Marked last, when it is complete. It refuses connections, because an open connection would
    // make cloning fail.
    await admin.query(`ALTER DATABASE ${quoted} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  });
  return name;
}

export const cloneStatement = (name: string, template: string): string =>
  `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)} STRATEGY file_copy`;
