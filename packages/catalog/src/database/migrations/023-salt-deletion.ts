import { type Kysely, sql } from 'kysely'

/**
 * Deletes the secrets of past days with the file that held them: the bytes of a deleted row stay in their page, also after a vacuum,
 * until something overwrites them. The servers' login owns no table: this does for it what only the owner may.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function delete_visitor_salts(before_day date) returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
    declare
      rest public.visitor_salt[];
    begin
      if not exists (select from public.visitor_salt where day < before_day) then return; end if;
      lock table public.visitor_salt in access exclusive mode;
      select array_agg(s) into rest from public.visitor_salt s where s.day >= before_day;
      truncate public.visitor_salt;
      insert into public.visitor_salt select * from unnest(rest);
    end $body$`.execute(database)
  // Granted to the servers' role by grantRoles.
  await sql`revoke all on function delete_visitor_salts(date) from public`.execute(database)
}
