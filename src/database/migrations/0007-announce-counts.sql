-- Every page shows in its menu how many homes and projects there are. 'counts' is announced only when one of those
-- numbers may have changed: a new price must not drop every kept page.
-- Arguments: the columns that decide whether a row is counted, and where.
create function announce_counts() returns trigger language plpgsql as $$
declare
  columns text[];
  moved boolean;
begin
  if tg_op = 'UPDATE' then
    columns := array(select tg_argv[position] from generate_series(0, tg_nargs - 1) as position);
    execute (
      select format(
        'select exists (select from before b join after a using (id) where row(%s) is distinct from row(%s))',
        string_agg(format('b.%I', name), ', '), string_agg(format('a.%I', name), ', '))
      from unnest(columns) as name
    ) into moved;
    if not moved then
      return null;
    end if;
  end if;
  perform pg_notify('gevel_changes', 'counts');
  return null;
end
$$;

create trigger announce_counts_update after update on property
  referencing old table as before new table as after for each statement
  execute function announce_counts('publication', 'purpose', 'availability', 'gone_on', 'project_id');
create trigger announce_counts_other after insert or delete on property
  for each statement execute function announce_counts();
create trigger announce_counts_update after update on project
  referencing old table as before new table as after for each statement
  execute function announce_counts('publication');
create trigger announce_counts_other after insert or delete on project
  for each statement execute function announce_counts();
