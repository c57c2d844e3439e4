-- announce-streets.ts: announceStreets()
select
  pg_notify ('gevel_changes', 'streets');

-- article-edits.ts: findArticleEdit(5)
select
  "article_id" as "articleId",
  "document",
  "base_hash" as "baseHash",
  "actor",
  "at",
  "publish_at" as "publishAt",
  "planned_by" as "plannedBy",
  "refused_at" as "refusedAt"
from
  "article_edit"
where
  "article_id" = $1;
-- $1 = 5

-- article-edits.ts: listArticleEdits()
select
  "article_id" as "articleId",
  "document",
  "base_hash" as "baseHash",
  "actor",
  "at",
  "publish_at" as "publishAt",
  "planned_by" as "plannedBy",
  "refused_at" as "refusedAt"
from
  "article_edit"
order by
  "article_id";

-- article-edits.ts: listArticleChanges(5, 20)
select
  "id",
  "at",
  "actor",
  "before"
from
  "article_change"
where
  "article_id" = $1
order by
  "id" desc
limit
  $2;
-- $1 = 5
-- $2 = 20

-- article-edits.ts: findArticleChange(5, 9)
select
  "id",
  "at",
  "actor",
  "before"
from
  "article_change"
where
  "article_id" = $1
  and "id" = $2;
-- $1 = 5
-- $2 = 9

-- articles.ts: findArticleByKey('about')
select
  a.id,
  a.slug,
  a.title,
  a.intro,
  a.published_on as "publishedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  a.body,
  a.picture_alt as "pictureAlt",
  a.updated_at as "updatedAt"
from
  article a
  left join picture i on i.id = a.picture_id
where
  a.publication = 'published'
  and a.key = $1;
-- $1 = 'about'

-- articles.ts: listPublishedArticleKeys()
select
  key
from
  article
where
  key is not null
  and publication = 'published';

-- articles.ts: findNewsArticle('nieuws', 'nl')
select
  a.id,
  a.slug,
  a.title,
  a.intro,
  a.published_on as "publishedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  a.body,
  a.picture_alt as "pictureAlt",
  a.updated_at as "updatedAt"
from
  article a
  left join picture i on i.id = a.picture_id
where
  a.publication = 'published'
  and a.category = 'news'
  and (
    exists (
      select
      from
        jsonb_each_text(a.slug)
      where
        value = $1
    )
    or $2 = any (a.former_slugs)
  )
order by
  a.slug ->> $3::text = $4 desc nulls last,
  $5 = any (a.former_slugs),
  a.id
limit
  1;
-- $1 = 'nieuws'
-- $2 = 'nieuws'
-- $3 = 'nl'
-- $4 = 'nieuws'
-- $5 = 'nieuws'

-- articles.ts: listServices(10)
select
  a.id,
  a.slug,
  a.title,
  a.intro,
  a.published_on as "publishedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  a.key
from
  article a
  left join picture i on i.id = a.picture_id
where
  a.publication = 'published'
  and a.category = 'service'
  and a.key is not null
order by
  a.sort,
  a.id
limit
  $1;
-- $1 = 10

-- articles.ts: listNews(10)
select
  a.id,
  a.slug,
  a.title,
  a.intro,
  a.published_on as "publishedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  article a
  left join picture i on i.id = a.picture_id
where
  a.publication = 'published'
  and a.category = 'news'
order by
  a.published_on desc nulls last,
  a.id desc
limit
  $1;
-- $1 = 10

-- articles.ts: findUnpublishedArticle(5, { withEdits: false })
select
  a.id,
  a.category,
  a.key,
  case
    when null::jsonb is null then to_jsonb(a."slug")
    else null::jsonb -> $1::text
  end as slug,
  case
    when null::jsonb is null then to_jsonb(a."title")
    else null::jsonb -> $2::text
  end as title,
  case
    when null::jsonb is null then to_jsonb(a."intro")
    else null::jsonb -> $3::text
  end as intro,
  case
    when null::jsonb is null then to_jsonb(a."body")
    else null::jsonb -> $4::text
  end as body,
  case
    when null::jsonb is null then to_jsonb(a."picture_alt")
    else null::jsonb -> $5::text
  end as "pictureAlt",
  case
    when null::jsonb is null then to_jsonb(a."published_on")
    else null::jsonb -> $6::text
  end #>> '{}' as "publishedOn",
  a.updated_at as "updatedAt",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  article a
  left join article_edit e on e.article_id = a.id
  left join picture i on i.id = case
    when null::jsonb is null then to_jsonb(a."picture_id")
    else null::jsonb -> $7::text
  end #>> '{}'
where
  a.id = $8;
-- $1 = 'slug'
-- $2 = 'title'
-- $3 = 'intro'
-- $4 = 'body'
-- $5 = 'pictureAlt'
-- $6 = 'publishedOn'
-- $7 = 'pictureId'
-- $8 = 5

-- articles.ts: findUnpublishedArticle(5, { withEdits: true })
select
  a.id,
  a.category,
  a.key,
  case
    when e.document is null then to_jsonb(a."slug")
    else e.document -> $1::text
  end as slug,
  case
    when e.document is null then to_jsonb(a."title")
    else e.document -> $2::text
  end as title,
  case
    when e.document is null then to_jsonb(a."intro")
    else e.document -> $3::text
  end as intro,
  case
    when e.document is null then to_jsonb(a."body")
    else e.document -> $4::text
  end as body,
  case
    when e.document is null then to_jsonb(a."picture_alt")
    else e.document -> $5::text
  end as "pictureAlt",
  case
    when e.document is null then to_jsonb(a."published_on")
    else e.document -> $6::text
  end #>> '{}' as "publishedOn",
  a.updated_at as "updatedAt",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  article a
  left join article_edit e on e.article_id = a.id
  left join picture i on i.id = case
    when e.document is null then to_jsonb(a."picture_id")
    else e.document -> $7::text
  end #>> '{}'
where
  a.id = $8;
-- $1 = 'slug'
-- $2 = 'title'
-- $3 = 'intro'
-- $4 = 'body'
-- $5 = 'pictureAlt'
-- $6 = 'publishedOn'
-- $7 = 'pictureId'
-- $8 = 5

-- caught-up.ts: answerCaughtUp('00000000-0000-4000-8000-000000000001')
insert into
  "caught_up" ("question")
values
  ($1);
-- $1 = '00000000-0000-4000-8000-000000000001'

-- caught-up.ts: untilCaughtUp()
select
  pg_notify ('gevel_changes', $1);
-- $1 = another each time
select
  (
    select
      count(*)
    from
      caught_up
    where
      question = $1
  ) >= (
    select
      count(*)
    from
      pg_stat_activity
    where
      datname = current_database()
      and application_name = $2
  ) as is_caught_up;
-- $1 = another each time
-- $2 = 'gevel changes and answers'
delete from "caught_up"
where
  "question" = $1;
-- $1 = another each time
delete from caught_up
where
  answered_at < now() - interval '1 hour';

-- filled-lists.ts: findFilledLists()
select
  exists (
    select
    from
      article
    where
      publication = 'published'
      and category = 'news'
  ) as news,
  exists (
    select
    from
      testimonial
    where
      publication = 'published'
  ) as testimonials;

-- named-files.ts: listNamedFiles()
select
  "original_key" as "key"
from
  "picture";
select distinct
  "file_key" as "key"
from
  "document"
where
  "file_key" is not null;
select distinct
  found[1] as key
from
  (
    select
      modules
    from
      page
    union all
    select
      document -> 'modules'
    from
      page_edit
  ) written,
  regexp_matches(modules::text, '"/films/([0-9a-f]{20}\.(?:mp4|webm))"', 'g') found;

-- page-edits.ts: findPageEdit(3)
select
  "page_id" as "pageId",
  "document",
  "base_hash" as "baseHash",
  "actor",
  "at",
  "publish_at" as "publishAt",
  "planned_by" as "plannedBy",
  "refused_at" as "refusedAt"
from
  "page_edit"
where
  "page_id" = $1;
-- $1 = 3

-- page-edits.ts: listPageEdits()
select
  "page_id" as "pageId",
  "document",
  "base_hash" as "baseHash",
  "actor",
  "at",
  "publish_at" as "publishAt",
  "planned_by" as "plannedBy",
  "refused_at" as "refusedAt"
from
  "page_edit"
order by
  "page_id";

-- pages.ts: listPages()
select
  id,
  parent_id as "parentId",
  name,
  sort,
  path,
  status,
  in_menu as "inMenu",
  params,
  modules,
  created_at as "createdAt",
  updated_at as "updatedAt"
from
  page
order by
  sort,
  id;

-- pages.ts: replacePages([ { id: 3, parentId: null, name: 'about', sort: 1, path: { nl: 'over-ons' }, status: 'published', inMenu: true, modules: [], title: { nl: 'Over ons' }, metadata: {}, seo: true } ])
delete from "page"
where
  "id" not in ($1);
-- $1 = 3
select
  "id",
  "name"
from
  "page";
update "page"
set
  "name" = '~' || id
where
  "id" in ($1);
-- $1 = 3
insert into
  page (id, parent_id, name, sort, path, status, in_menu, params, modules)
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (id) do update
set
  parent_id = excluded.parent_id,
  name = excluded.name,
  sort = excluded.sort,
  path = excluded.path,
  status = excluded.status,
  in_menu = excluded.in_menu,
  params = excluded.params,
  modules = excluded.modules,
  updated_at = now()
where
  (
    page.parent_id,
    page.name,
    page.sort,
    page.path,
    page.status,
    page.in_menu,
    page.params,
    page.modules
  ) is distinct from (
    excluded.parent_id,
    excluded.name,
    excluded.sort,
    excluded.path,
    excluded.status,
    excluded.in_menu,
    excluded.params,
    excluded.modules
  );
-- $1 = 3
-- $2 = null
-- $3 = 'about'
-- $4 = 1
-- $5 = '{"nl":"over-ons"}'
-- $6 = 'published'
-- $7 = true
-- $8 = '{"title":{"nl":"Over ons"},"metadata":{},"seo":true}'
-- $9 = '[]'

-- pages.ts: replacePages([])
delete from "page"
where
  "id" not in ($1);
-- $1 = -1
select
  "id",
  "name"
from
  "page";

-- people.ts: listOffices()
select
  o.id,
  o.name,
  o.street,
  o.house_number as "houseNumber",
  o.postal_code as "postalCode",
  o.city,
  o.country_id as "countryId",
  o.phone,
  o.email,
  o.opening_hours as "openingHours",
  o.hours,
  o.latitude,
  o.longitude,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  office o
  left join picture i on i.id = o.picture_id
order by
  o.sort,
  o.id;

-- people.ts: listAgents()
select
  a.id,
  a.office_id as "officeId",
  a.first_name as "firstName",
  a.last_name as "lastName",
  a.role,
  a.phone,
  a.email,
  a.registration_number as "registrationNumber",
  a.languages,
  o.country_id as "countryId",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  agent a
  join office o on o.id = a.office_id
  left join picture i on i.id = a.picture_id
where
  a.is_shown
  and a.ended_at is null
order by
  o.sort,
  o.id,
  a.sort,
  a.id;

-- people.ts: findAgent(3)
select
  a.id,
  a.office_id as "officeId",
  a.first_name as "firstName",
  a.last_name as "lastName",
  a.role,
  a.phone,
  a.email,
  a.registration_number as "registrationNumber",
  a.languages,
  o.country_id as "countryId",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  agent a
  join office o on o.id = a.office_id
  left join picture i on i.id = a.picture_id
where
  a.id = $1
  and a.ended_at is null;
-- $1 = 3

-- redirects.ts: listRedirects()
select
  "from_path" as "from",
  "to_address" as "to",
  "hits",
  "last_hit_on" as "lastHitOn"
from
  "redirect"
order by
  "from_path";

-- redirects.ts: writeRedirects(Map(1) { '/old' => '/new' }, [ '/gone' ])
delete from redirect
where
  from_path = any ($1);
-- $1 = [ '/gone' ]
insert into
  redirect (from_path, to_address)
select
  *
from
  unnest($1::text[], $2::text[])
on conflict (from_path) do update
set
  to_address = excluded.to_address;
-- $1 = [ '/old' ]
-- $2 = [ '/new' ]

-- redirects.ts: addRedirectHits(Map(1) { '/old' => 2 }, '2026-03-02')
update redirect
set
  hits = redirect.hits + counted.hits,
  last_hit_on = $1
from
  unnest($2::text[], $3::int[]) as counted (from_path, hits)
where
  redirect.from_path = counted.from_path;
-- $1 = '2026-03-02'
-- $2 = [ '/old' ]
-- $3 = [ 2 ]

-- settings.ts: findSettings()
select
  "document"
from
  "setting";

-- settings.ts: replaceSettings({ languages: [ 'nl' ] })
insert into
  "setting" ("document")
values
  ($1)
on conflict ("only_row") do update
set
  "document" = $2,
  "updated_at" = now();
-- $1 = '{"languages":["nl"]}'
-- $2 = '{"languages":["nl"]}'

-- site-changes.ts: insertSiteChange('settings', { changedBy: 'command', before: {}, after: {} })
insert into
  "site_change" ("subject", "changed_by", "before", "after")
values
  ($1, $2, $3, $4);
-- $1 = 'settings'
-- $2 = 'command'
-- $3 = '{}'
-- $4 = '{}'

-- site-changes.ts: listSiteChanges('pages', 20)
select
  "id",
  "changed_at" as "changedAt",
  "changed_by" as "changedBy",
  "before",
  "after"
from
  "site_change"
where
  "subject" = $1
order by
  "id" desc
limit
  $2;
-- $1 = 'pages'
-- $2 = 20

-- site-changes.ts: listPageChanges(3, { defaults: [ { id: 3 } ], limit: 20 })
select
  *
from
  (
    select
      id,
      changed_at as "changedAt",
      changed_by as "changedBy",
      jsonb_path_query_first(coalesce(before, $1::jsonb), '$[*] ? (@.id == $id)', jsonb_build_object('id', $2::int)) as before,
      jsonb_path_query_first(after, '$[*] ? (@.id == $id)', jsonb_build_object('id', $3::int)) as after
    from
      site_change
    where
      subject = 'pages'
      and (
        $4::int is null
        or id = $5::int
      )
  ) as change
where
  after is not null
  and (before - $6::text[]) is distinct from (after - $7::text[])
order by
  id desc
limit
  $8;
-- $1 = '[{"id":3}]'
-- $2 = 3
-- $3 = 3
-- $4 = null
-- $5 = null
-- $6 = [ 'id', 'parentId', 'sort', 'createdAt', 'updatedAt' ]
-- $7 = [ 'id', 'parentId', 'sort', 'createdAt', 'updatedAt' ]
-- $8 = 20

-- site-changes.ts: listPageChanges(3, { defaults: [], limit: 1, id: 9 })
select
  *
from
  (
    select
      id,
      changed_at as "changedAt",
      changed_by as "changedBy",
      jsonb_path_query_first(coalesce(before, $1::jsonb), '$[*] ? (@.id == $id)', jsonb_build_object('id', $2::int)) as before,
      jsonb_path_query_first(after, '$[*] ? (@.id == $id)', jsonb_build_object('id', $3::int)) as after
    from
      site_change
    where
      subject = 'pages'
      and (
        $4::int is null
        or id = $5::int
      )
  ) as change
where
  after is not null
  and (before - $6::text[]) is distinct from (after - $7::text[])
order by
  id desc
limit
  $8;
-- $1 = '[]'
-- $2 = 3
-- $3 = 3
-- $4 = 9
-- $5 = 9
-- $6 = [ 'id', 'parentId', 'sort', 'createdAt', 'updatedAt' ]
-- $7 = [ 'id', 'parentId', 'sort', 'createdAt', 'updatedAt' ]
-- $8 = 1

-- site-changes.ts: findSiteChange('settings', 9)
select
  "id",
  "changed_at" as "changedAt",
  "changed_by" as "changedBy",
  "before",
  "after"
from
  "site_change"
where
  "subject" = $1
  and "id" = $2;
-- $1 = 'settings'
-- $2 = 9

-- sitemap.ts: listSitemapFiles('properties', 2026-03-02T09:00:00.000Z)
select
  (p.id - 1) / $1 + 1 as file,
  count(*)::int as rows,
  max(p.updated_at) as "changedAt"
from
  public_property p
where
  (
    "p"."availability" in ('available', 'option')
    or coalesce(
      "p"."gone_on",
      (
        select
          gone_noticed_on
        from
          property
        where
          property.id = "p"."id"
      )
    ) >= $2::timestamptz at time zone 'UTC'
  )
group by
  1
order by
  1;
-- $1 = 10000
-- $2 = 2026-03-02T09:00:00.000Z

-- sitemap.ts: listSitemapFiles('projects', 2026-03-02T09:00:00.000Z)
select
  (p.id - 1) / $1 + 1 as file,
  count(*)::int as rows,
  max(p.updated_at) as "changedAt"
from
  public_project p
where
  p.external_url is null
group by
  1
order by
  1;
-- $1 = 10000

-- sitemap.ts: listSitemapFiles('news', 2026-03-02T09:00:00.000Z)
select
  (p.id - 1) / $1 + 1 as file,
  count(*)::int as rows,
  max(p.updated_at) as "changedAt"
from
  article p
where
  p.publication = 'published'
  and p.category = 'news'
group by
  1
order by
  1;
-- $1 = 10000

-- sitemap.ts: listSitemapFiles('testimonials', 2026-03-02T09:00:00.000Z)
select
  (p.id - 1) / $1 + 1 as file,
  count(*)::int as rows,
  max(p.posted_on::timestamp at time zone 'UTC') as "changedAt"
from
  testimonial p
where
  p.publication = 'published'
group by
  1
order by
  1;
-- $1 = 10000

-- sitemap.ts: listSitemapFiles('news', 2026-03-02T09:00:00.000Z, 2)
select
  (p.id - 1) / $1 + 1 as file,
  count(*)::int as rows,
  max(p.updated_at) as "changedAt"
from
  article p
where
  p.publication = 'published'
  and p.category = 'news'
  and p.id > $2::bigint
  and p.id <= $3::bigint
group by
  1
order by
  1;
-- $1 = 10000
-- $2 = 10000
-- $3 = 20000

-- sitemap.ts: readSitemapRows('properties', 2026-03-02T09:00:00.000Z, 2)
select
  p.id,
  p.updated_at as changed_at,
  p.purpose,
  p.type,
  p.city,
  p.postal_code,
  p.place_name,
  p.place_slug,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  public_property p
  left join lateral (
    select
      picture_id
    from
      media m
    where
      m.property_id = p.id
      and m.kind = 'photo'
    order by
      m.sort
    limit
      1
  ) photo on true
  left join picture i on i.id = photo.picture_id
where
  (
    "p"."availability" in ('available', 'option')
    or coalesce(
      "p"."gone_on",
      (
        select
          gone_noticed_on
        from
          property
        where
          property.id = "p"."id"
      )
    ) >= $1::timestamptz at time zone 'UTC'
  )
  and p.id > $2::bigint
  and p.id > $3::bigint
  and p.id <= $4::bigint
order by
  p.id
limit
  500;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 10000
-- $3 = 10000
-- $4 = 20000

-- sitemap.ts: readSitemapRows('projects', 2026-03-02T09:00:00.000Z, 2)
select
  p.id,
  p.updated_at as changed_at,
  p.name,
  p.city,
  p.postal_code,
  p.place_name,
  p.place_slug,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  public_project p
  left join lateral (
    select
      picture_id
    from
      media m
    where
      m.project_id = p.id
      and m.kind = 'photo'
    order by
      m.sort
    limit
      1
  ) photo on true
  left join picture i on i.id = photo.picture_id
where
  p.external_url is null
  and p.id > $1::bigint
  and p.id > $2::bigint
  and p.id <= $3::bigint
order by
  p.id
limit
  500;
-- $1 = 10000
-- $2 = 10000
-- $3 = 20000

-- sitemap.ts: readSitemapRows('news', 2026-03-02T09:00:00.000Z, 2)
select
  p.id,
  p.updated_at as changed_at,
  p.slug,
  p.title,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  article p
  left join picture i on i.id = p.picture_id
where
  p.publication = 'published'
  and p.category = 'news'
  and p.id > $1::bigint
  and p.id > $2::bigint
  and p.id <= $3::bigint
order by
  p.id
limit
  500;
-- $1 = 10000
-- $2 = 10000
-- $3 = 20000

-- sitemap.ts: readSitemapRows('testimonials', 2026-03-02T09:00:00.000Z, 2)
select
  p.id,
  p.posted_on::timestamp at time zone 'UTC' as changed_at,
  p.slug,
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  testimonial p
  left join picture i on i.id = p.picture_id
where
  p.publication = 'published'
  and p.id > $1::bigint
  and p.id > $2::bigint
  and p.id <= $3::bigint
order by
  p.id
limit
  500;
-- $1 = 10000
-- $2 = 10000
-- $3 = 20000

-- testimonials.ts: listTestimonials(10)
select
  t.id,
  t.slug,
  t.author,
  t.occasion,
  t.comment,
  t.original_language as "originalLanguage",
  t.website,
  t.posted_on as "postedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  testimonial t
  left join picture i on i.id = t.picture_id
where
  t.publication = 'published'
order by
  t.posted_on desc,
  t.id desc
limit
  $1;
-- $1 = 10

-- testimonials.ts: findTestimonial('an-uit-gent')
select
  t.id,
  t.slug,
  t.author,
  t.occasion,
  t.comment,
  t.original_language as "originalLanguage",
  t.website,
  t.posted_on as "postedOn",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture
from
  testimonial t
  left join picture i on i.id = t.picture_id
where
  t.publication = 'published'
  and t.slug = $1;
-- $1 = 'an-uit-gent'

-- testimonials.ts: listWrittenTestimonials('draft')
select
  t.id,
  t.author,
  t.occasion,
  t.comment,
  t.original_language as "originalLanguage",
  t.posted_on as "postedOn",
  t.publication,
  l.email,
  t.lead_id as "leadId"
from
  testimonial t
  left join lead l on l.id = t.lead_id
where
  t.publication = $1
order by
  t.posted_on desc,
  t.id desc
limit
  500;
-- $1 = 'draft'

-- testimonials.ts: findWrittenTestimonial(5)
select
  t.id,
  t.author,
  t.occasion,
  t.comment,
  t.original_language as "originalLanguage",
  t.posted_on as "postedOn",
  t.publication,
  l.email,
  t.lead_id as "leadId"
from
  testimonial t
  left join lead l on l.id = t.lead_id
where
  t.id = $1;
-- $1 = 5

-- testimonials.ts: listTestimonialTexts()
select
  "id",
  "author",
  "comment",
  "occasion",
  "original_language"
from
  "testimonial"
where
  "publication" = $1
order by
  "posted_on" desc,
  "id" desc;
-- $1 = 'published'

-- written-articles.ts: findWrittenArticle(5)
select
  id,
  category,
  key,
  publication,
  updated_at as "updatedAt",
  jsonb_build_object(
    'title',
    title,
    'slug',
    slug,
    'intro',
    intro,
    'body',
    body,
    'pictureId',
    picture_id,
    'pictureAlt',
    picture_alt,
    'publishedOn',
    published_on
  ) as content
from
  article
where
  id = $1;
-- $1 = 5

-- written-articles.ts: findWrittenArticle(5, { forUpdate: true })
select
  id,
  category,
  key,
  publication,
  updated_at as "updatedAt",
  jsonb_build_object(
    'title',
    title,
    'slug',
    slug,
    'intro',
    intro,
    'body',
    body,
    'pictureId',
    picture_id,
    'pictureAlt',
    picture_alt,
    'publishedOn',
    published_on
  ) as content
from
  article
where
  id = $1
for update;
-- $1 = 5

-- written-articles.ts: listWrittenArticles('news')
select
  id,
  category,
  key,
  publication,
  updated_at as "updatedAt",
  jsonb_build_object(
    'title',
    title,
    'slug',
    slug,
    'intro',
    intro,
    'body',
    body,
    'pictureId',
    picture_id,
    'pictureAlt',
    picture_alt,
    'publishedOn',
    published_on
  ) as content
from
  article
where
  category = $1
order by
  case
    when category = 'news' then published_on
  end desc nulls first,
  sort,
  id desc;
-- $1 = 'news'

-- written-articles.ts: takenSlugs(5, [ 'nieuws' ])
select
  s.value as slug
from
  article a,
  jsonb_each_text(a.slug) s
where
  a.category = 'news'
  and a.id <> $1
  and s.value = any ($2::text[])
union
select
  former
from
  article a,
  unnest(a.former_slugs) former
where
  a.id <> $3
  and former = any ($4::text[]);
-- $1 = 5
-- $2 = [ 'nieuws' ]
-- $3 = 5
-- $4 = [ 'nieuws' ]

-- written-articles.ts: listArticleKeys()
select
  "key"
from
  "article"
where
  "key" is not null;

-- written-articles.ts: listArticleTexts()
select
  "id",
  "title",
  "intro",
  "body",
  "picture_id",
  "picture_alt",
  "publication"
from
  "article"
order by
  "published_on" desc nulls last,
  "id" desc;
