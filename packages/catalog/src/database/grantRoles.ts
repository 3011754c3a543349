import { type Kysely, sql } from 'kysely'
import { ConfigError } from '@clipfront/routing/errors'

/** The role of the servers, beside the owner, who migrates. Connections that log in as another enter it as they start. */
export const APP_ROLE = 'clipfront_app'

/**
 * Creates the servers' role where it is missing and grants it rights over every table. Runs after each migration.
 * @param appPassword lets the role log in, where the database is ours alone
 * @throws {ConfigError} the owner may not create roles
 */
export async function grantRoles(owner: Kysely<unknown>, appPassword?: string): Promise<void> {
  const { rows } = await sql<{ isMember: boolean }>`
    select pg_has_role(current_user, oid, 'member') as "isMember" from pg_roles where rolname = ${APP_ROLE}`.execute(
    owner,
  )
  const [found] = rows
  if (!found) await createRole(owner)
  if (!found?.isMember) await sql`grant ${sql.id(APP_ROLE)} to current_user`.execute(owner).catch(explain)
  await sql`grant usage on schema public to ${sql.id(APP_ROLE)}`.execute(owner)
  await grantTables(owner)
  // Without what these say no server could start.
  await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${sql.id(APP_ROLE)}`.execute(
    owner,
  )
  // An import notes the keys it has seen in a temporary table. Servers that are not hardened let every role create one.
  const temporary = `execute format('grant temporary on database %I to ${APP_ROLE}', current_database());`
  await sql`do ${sql.lit(`begin ${temporary} end`)}`.execute(owner)
  await sql`grant usage, select on all sequences in schema public to ${sql.id(APP_ROLE)}`.execute(owner)
  // Making and dropping a day of events, or the file of the salts, is for the owner; these functions do it and nothing else.
  await sql`
    grant execute on function make_event_days(date, date), drop_event_days(date), delete_visitor_salts(date)
    to ${sql.id(APP_ROLE)}`.execute(owner)
  if (appPassword === undefined) return
  await sql`alter role ${sql.id(APP_ROLE)} login password ${sql.lit(appPassword)}`.execute(owner)
  // PostgreSQL lets every role set its own password and settings: an injected statement must not spoil the next start too.
  await sql`alter role ${sql.id(APP_ROLE)} reset all`.execute(owner)
}

/** As make_event_days and drop_event_days do: PostgreSQL ends whoever meets a table that another one makes or drops. */
const EVENT_DAYS_LOCK = sql`hashtextextended('event days', 0)`

async function grantTables(owner: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_lock(${EVENT_DAYS_LOCK})`.execute(owner)
  try {
    await sql`grant select, insert, update, delete on all tables in schema public to ${sql.id(APP_ROLE)}`.execute(owner)
    await grantMaintenance(owner)
  } finally {
    await sql`select pg_advisory_unlock(${EVENT_DAYS_LOCK})`.execute(owner)
  }
}

/** From version 17 on a role may be let refresh the planner's figures without owning the tables; before, the server does it in its own time. */
async function grantMaintenance(owner: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ can: boolean }>`
    select current_setting('server_version_num')::int >= 170000 as can`.execute(owner)
  if (rows[0]?.can) await sql`grant maintain on all tables in schema public to ${sql.id(APP_ROLE)}`.execute(owner)
}

/** Roles belong to the whole server: another database of the same server may be making them at this moment. */
async function createRole(owner: Kysely<unknown>): Promise<void> {
  await sql`
    do ${sql.lit(`begin create role ${APP_ROLE} nologin; exception when duplicate_object or unique_violation then null; end`)}
  `
    .execute(owner)
    .catch(explain)
}

function explain(error: unknown): never {
  throw new ConfigError(
    `The user of DATABASE_URL may not set up the role ${APP_ROLE}, without which the server would run with the owner's rights. Give it CREATEROLE, or create the role as NOLOGIN and grant it to that user.`,
    { cause: error },
  )
}
