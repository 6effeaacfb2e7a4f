import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

const named = z.strictObject({ name: z.string() });
const namesOf = (rows: z.output<typeof named>[]): string[] => rows.map(({ name }) => name);

/** @returns whether the role was created; false when it existed already */
export const insertRole = async (tx: Db, role: string): Promise<boolean> =>
  (await tx.run(sql`INSERT INTO auth_core.role (name) VALUES (${role}) ON CONFLICT DO NOTHING`)) >
  0;

/**
 * Locks the role against removal and changes until the end of the transaction. @returns whether the
 * role exists
 */
export const lockRole = async (tx: Db, role: string): Promise<boolean> =>
  (await tx.run(sql`SELECT FROM auth_core.role WHERE name = ${role} FOR UPDATE`)) > 0;

export const hasRole = async (db: Db, role: string): Promise<boolean> =>
  (await db.run(sql`SELECT FROM auth_core.role WHERE name = ${role}`)) > 0;

/** Deletes a role, its permissions and its assignments. @returns whether the role existed */
export const deleteRole = async (db: Db, role: string): Promise<boolean> =>
  (await db.run(sql`DELETE FROM auth_core.role WHERE name = ${role}`)) > 0;

export const listRoles = async (db: Db): Promise<string[]> =>
  namesOf(await db.rows(named, sql`SELECT name FROM auth_core.role ORDER BY name`));

export const insertPermissions = (tx: Db, role: string, permissions: string[]) =>
  tx.run(sql`
    INSERT INTO auth_core.role_permission (role, permission)
    SELECT ${role}, permission FROM unnest(${permissions}::text[]) AS permission ON CONFLICT DO NOTHING`);

/** Deletes the listed permissions of the role; all of them when the list is null. */
export const deletePermissions = (tx: Db, role: string, permissions: string[] | null) =>
  tx.run(sql`
    DELETE FROM auth_core.role_permission
    WHERE role = ${role} AND (${permissions}::text[] IS NULL OR permission = ANY(${permissions}::text[]))`);

export const listPermissions = async (db: Db, role: string): Promise<string[]> =>
  namesOf(
    await db.rows(
      named,
      sql`SELECT permission AS name FROM auth_core.role_permission WHERE role = ${role} ORDER BY permission`,
    ),
  );

export const listRolesWith = async (db: Db, permission: string): Promise<string[]> =>
  namesOf(
    await db.rows(
      named,
      sql`SELECT role AS name FROM auth_core.role_permission WHERE permission = ${permission} ORDER BY role`,
    ),
  );

/** @returns whether the user did not have the role before */
export const insertAccountRole = async (tx: Db, userId: string, role: string): Promise<boolean> =>
  (await tx.run(
    sql`INSERT INTO auth_core.account_role (user_id, role) VALUES (${userId}, ${role}) ON CONFLICT DO NOTHING`,
  )) > 0;

/** @returns whether the user had the role */
export const deleteAccountRole = async (tx: Db, userId: string, role: string): Promise<boolean> =>
  (await tx.run(
    sql`DELETE FROM auth_core.account_role WHERE user_id = ${userId} AND role = ${role}`,
  )) > 0;

export const listRolesOfUser = async (db: Db, userId: string): Promise<string[]> =>
  namesOf(
    await db.rows(
      named,
      sql`SELECT role AS name FROM auth_core.account_role WHERE user_id = ${userId} ORDER BY role`,
    ),
  );

export const listUsersWithRole = async (db: Db, role: string): Promise<string[]> =>
  namesOf(
    await db.rows(
      named,
      sql`SELECT user_id AS name FROM auth_core.account_role WHERE role = ${role} ORDER BY user_id`,
    ),
  );
