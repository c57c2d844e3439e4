-- On commit every process hears which tags changed, and drops the cached pages that carry them.
-- Statement-level, with transition tables: an import of thousands of rows is one message, not thousands.
-- Arguments: the tag prefix, the column with the id it is completed with, then tags that are announced as they are.
-- A row whose column is null (a home outside a project, a plan of a project) announces nothing.

create function announce_changes() returns trigger language plpgsql as $$
declare
  ids text[];
  tags text[] := '{}';
begin
  if tg_nargs > 0 and tg_argv[0] <> '' then
    execute format('select array_agg(distinct %1$I::text) from changed where %1$I is not null', tg_argv[1]) into ids;
    -- A message holds 8,000 bytes at most; past 200 ids everything with the prefix is dropped.
    if cardinality(ids) > 200 then
      tags := array[tg_argv[0] || ':*'];
    elsif cardinality(ids) > 0 then
      tags := array(select tg_argv[0] || ':' || id from unnest(ids) as id);
    end if;
  end if;
  if cardinality(ids) > 0 or (tg_argv[0] = '' and exists (select from changed)) then
    for position in 2 .. tg_nargs - 1 loop
      tags := tags || tg_argv[position];
    end loop;
  end if;
  if cardinality(tags) > 0 then
    perform pg_notify('gevel_changes', array_to_string(tags, ' '));
  end if;
  return null;
end
$$;

create procedure announce_table(name text, prefix text, id_column text, variadic tags text[])
language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(argument), ', ' order by place)
    from unnest(array[prefix, id_column] || tags) with ordinality as list(argument, place));
  suffix text := case when prefix = '' then 'all' else prefix end;
begin
  execute format('create trigger announce_%s_insert after insert on %I referencing new table as changed
    for each statement execute function announce_changes(%s)', suffix, name, arguments);
  execute format('create trigger announce_%s_update after update on %I referencing new table as changed
    for each statement execute function announce_changes(%s)', suffix, name, arguments);
  execute format('create trigger announce_%s_old after update on %I referencing old table as changed
    for each statement execute function announce_changes(%s)', suffix, name, arguments);
  execute format('create trigger announce_%s_delete after delete on %I referencing old table as changed
    for each statement execute function announce_changes(%s)', suffix, name, arguments);
end
$$;

call announce_table('property', 'property', 'id', 'properties');
call announce_table('property', 'project', 'project_id', 'projects');
call announce_table('project', 'project', 'id', 'projects');
call announce_table('media', 'property', 'property_id', 'properties');
call announce_table('media', 'project', 'project_id', 'projects');
call announce_table('document', 'property', 'property_id', 'documents');
call announce_table('document', 'project', 'project_id', 'documents');
call announce_table('agent', 'agent', 'id', 'people');
call announce_table('office', 'office', 'id', 'people');
call announce_table('article', 'article', 'id', 'articles');
call announce_table('testimonial', 'testimonial', 'id', 'testimonials');
call announce_table('place', 'place', 'id', 'places');
call announce_table('setting', '', '', 'settings');
