-- Which text was a translation of which: 'this French was checked against that Dutch', by hashes. There are rows only
-- for what was once out of step; a translation without one was written for the source that stands beside it.
create table text_state (
  kind text not null check (kind in ('property', 'page', 'article', 'testimonial')),
  subject_id integer not null,
  source_language text not null,
  language text not null,
  -- Of the translation, wherever in the subject it stands: modules of a page change places.
  target_hash text not null,
  source_hash text not null,
  -- 'machine': a service wrote it, and nobody has read it yet.
  state text not null check (state in ('checked', 'machine')),
  actor text not null,
  at timestamptz not null,
  primary key (kind, subject_id, source_language, language, target_hash, source_hash)
);

-- What was sent to the service that translates, by the day of the agency.
create table translated_characters (
  day date primary key,
  count integer not null
);

-- src/database/text/text-hash.ts computes the same.
create function text_hash(value jsonb) returns text language sql immutable parallel safe as $$
  select md5(case jsonb_typeof(value) when 'string' then value #>> '{}' else value::text end)
$$;

create function is_written(value jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(case jsonb_typeof(value) when 'string' then value #>> '{}' ~ '\S' when 'object' then true end, false)
$$;

-- Every text in several languages, however deep it stands.
create function texts_in(document jsonb) returns setof jsonb language sql immutable parallel safe as $$
  select jsonb_path_query(document,
    'strict $.** ? (@.type() == "object" && (exists(@.nl) || exists(@.fr) || exists(@.de) || exists(@.en)))')
$$;

-- A translation that stays as it was while its source is written anew keeps what it was a translation of, whoever
-- writes: the office, an import or the command line. Arguments: kind, column of the subject, columns with texts.
create function keep_text_states() returns trigger language plpgsql as $$
declare
  id integer := (to_jsonb(old) ->> tg_argv[1])::integer;
  before jsonb;
  after jsonb;
begin
  if id is null then return null; end if;
  if tg_op = 'DELETE' then
    delete from text_state where kind = tg_argv[0] and subject_id = id;
    return null;
  end if;
  select jsonb_object_agg(key, value) into before from jsonb_each(to_jsonb(old)) where key = any (tg_argv[2:]);
  select jsonb_object_agg(key, value) into after from jsonb_each(to_jsonb(new)) where key = any (tg_argv[2:]);
  if before = after then return null; end if;
  with pair as (
    select s.key as source_language, t.key as language, text_hash(t.value) as target_hash,
      text_hash(s.value) as source_hash
    from texts_in(before) as text, jsonb_each(text) as s, jsonb_each(text) as t
    where s.key <> t.key and is_written(s.value) and is_written(t.value)
  ), now_pair as (
    select s.key as source_language, t.key as language, text_hash(t.value) as target_hash,
      text_hash(s.value) as source_hash
    from texts_in(after) as text, jsonb_each(text) as s, jsonb_each(text) as t
    where s.key <> t.key and is_written(s.value) and is_written(t.value)
  )
  insert into text_state (kind, subject_id, source_language, language, target_hash, source_hash, state, actor, at)
  select distinct tg_argv[0], id, p.source_language, p.language, p.target_hash, p.source_hash, 'checked', 'unknown', now()
  from pair p
  -- It stands beside another source now.
  where exists (
    select from now_pair n
    where (n.source_language, n.language, n.target_hash) = (p.source_language, p.language, p.target_hash)
      and not exists (
        select from pair o
        where (o.source_language, o.language, o.target_hash, o.source_hash)
          = (n.source_language, n.language, n.target_hash, n.source_hash)
      )
  )
  and not exists (
    select from text_state k
    where (k.kind, k.subject_id, k.source_language, k.language, k.target_hash)
      = (tg_argv[0], id, p.source_language, p.language, p.target_hash)
  )
  on conflict do nothing;
  return null;
end
$$;

-- Not for a price: most of what is written to a property is no text.
create trigger keep_text_states after update on property for each row
  when ((old.title, old.lede, old.description, old.marquee_name, old.details)
    is distinct from (new.title, new.lede, new.description, new.marquee_name, new.details))
  execute function keep_text_states('property', 'id',
    'title', 'lede', 'description', 'marquee_name', 'details');
create trigger forget_text_states after delete on property for each row
  execute function keep_text_states('property', 'id');
create trigger keep_text_states after update or delete on page for each row
  execute function keep_text_states('page', 'id', 'params', 'modules');
create trigger keep_text_states after update or delete on article for each row
  execute function keep_text_states('article', 'id', 'title', 'intro', 'body');
create trigger keep_text_states after update or delete on testimonial for each row
  execute function keep_text_states('testimonial', 'id', 'comment', 'occasion');
-- A caption is a text of its home; when one is taken off, the home stays.
create trigger keep_text_states after update of caption on media for each row when (old.property_id is not null)
  execute function keep_text_states('property', 'property_id', 'caption');
