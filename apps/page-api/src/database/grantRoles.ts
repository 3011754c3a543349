import { type Kysely, sql } from 'kysely'
import { ConfigError } from '@clipfront/routing/errors'
import { ROLES } from './roles.ts'

/**
 * Makes the two roles where they are missing and gives them their rights over everything that the migrations made.
 * Runs after every migration, since each may have added tables.
 * @throws {ConfigError} the owner may not make roles
 */
export async function grantRoles(owner: Kysely<unknown>): Promise<void> {
  const existing = await sql<{ name: string; entered: boolean }>`
    select rolname as name, pg_has_role(current_user, oid, 'member') as entered
    from pg_roles where rolname in (${ROLES.app}, ${ROLES.reader})`.execute(owner)
  for (const role of [ROLES.app, ROLES.reader]) {
    const found = existing.rows.find(({ name }) => name === role)
    if (!found) await createRole(owner, role)
    if (!found?.entered) await sql`grant ${sql.id(role)} to current_user`.execute(owner).catch(explain)
  }
  await sql`grant usage on schema public to ${sql.id(ROLES.app)}, ${sql.id(ROLES.reader)}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(ROLES.app)}`.execute(owner)
  await sql`grant usage, select on all sequences in schema public to ${sql.id(ROLES.app)}`.execute(owner)
  await sql`grant select on all tables in schema public to ${sql.id(ROLES.reader)}`.execute(owner)
  // Figures and exports are not made of people's addresses and words.
  await sql`revoke select on subscription, submission from ${sql.id(ROLES.reader)}`.execute(owner)
  await grantMaintenance(owner)
}

/** From version 17 on a role may be let refresh the planner's figures without owning the tables; before, the server does it in its own time. */
async function grantMaintenance(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ can: boolean }>`
    select current_setting('server_version_num')::int >= 170000 as can`.execute(owner)
  if (rows[0]?.can) await sql`grant maintain on all tables in schema public to ${sql.id(ROLES.app)}`.execute(owner)
}

/** Roles belong to the whole server: another database of the same server may be making them at this moment. */
async function createRole(owner: Kysely<unknown>, role: string): Promise<void> {
  await sql`
    do ${sql.lit(`begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end`)}
  `
    .execute(owner)
    .catch(explain)
}

function explain(error: unknown): never {
  throw new ConfigError(
    `The user of DATABASE_URL may not set up the roles ${ROLES.app} and ${ROLES.reader}, without which the server would run with the owner's rights. Give it CREATEROLE, or create both as NOLOGIN and grant them to it.`,
    { cause: error },
  )
}
