-- library.ts: listLibrary([ 'picture' ])
select
  p.id,
  p.width,
  p.height,
  p.size_bytes as "sizeBytes",
  coalesce(l.added_at, p.created_at) as "addedAt",
  l.name
from
  picture p
  left join library_picture l on l.picture_id = p.id
where
  p.id = any ($1::text[])
  or l.picture_id is not null
order by
  coalesce(l.added_at, p.created_at) desc,
  p.id;
-- $1 = [ 'picture' ]

-- library.ts: isSpare('picture')
select
  1
from
  picture p
  join library_picture l on l.picture_id = p.id
where
  p.id = $1
  and not (
    exists (
      select
      from
        media
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        agent
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        office
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        article
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        testimonial
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        article
      where
        strpos(body::text, p.id) > 0
    )
    or exists (
      select
      from
        setting
      where
        strpos(document::text, p.id) > 0
    )
    or exists (
      select
      from
        page
      where
        strpos(page::text, p.id) > 0
    )
    or exists (
      select
      from
        article_edit
      where
        strpos(document::text, p.id) > 0
    )
    or exists (
      select
      from
        page_edit
      where
        strpos(document::text, p.id) > 0
    )
  )
  and not exists (
    select
    from
      picture
    where
      made_from = p.id
  );
-- $1 = 'picture'

-- library.ts: listPropertyPictures({ text: '', page: 1, pageSize: 50 })
select
  p.id,
  p.width,
  p.height,
  p.size_bytes as "sizeBytes",
  coalesce(l.added_at, p.created_at) as "addedAt",
  l.name,
  h.id as "propertyId",
  h.reference
from
  media m
  join property h on h.id = m.property_id
  join picture p on p.id = m.picture_id
  left join library_picture l on l.picture_id = p.id
where
  $1 = ''
  or position(lower($2) in lower(h.reference || ' ' || coalesce(h.city, ''))) > 0
order by
  m.id desc
limit
  $3
offset
  $4;
-- $1 = ''
-- $2 = ''
-- $3 = 50
-- $4 = 0
select
  count(*)
from
  media m
  join property h on h.id = m.property_id
  join picture p on p.id = m.picture_id
  left join library_picture l on l.picture_id = p.id
where
  $1 = ''
  or position(lower($2) in lower(h.reference || ' ' || coalesce(h.city, ''))) > 0;
-- $1 = ''
-- $2 = ''

-- library.ts: listPropertyPictures({ text: 'Kouter 12', page: 2, pageSize: 50 })
select
  p.id,
  p.width,
  p.height,
  p.size_bytes as "sizeBytes",
  coalesce(l.added_at, p.created_at) as "addedAt",
  l.name,
  h.id as "propertyId",
  h.reference
from
  media m
  join property h on h.id = m.property_id
  join picture p on p.id = m.picture_id
  left join library_picture l on l.picture_id = p.id
where
  $1 = ''
  or position(lower($2) in lower(h.reference || ' ' || coalesce(h.city, ''))) > 0
order by
  m.id desc
limit
  $3
offset
  $4;
-- $1 = 'Kouter 12'
-- $2 = 'Kouter 12'
-- $3 = 50
-- $4 = 50
select
  count(*)
from
  media m
  join property h on h.id = m.property_id
  join picture p on p.id = m.picture_id
  left join library_picture l on l.picture_id = p.id
where
  $1 = ''
  or position(lower($2) in lower(h.reference || ' ' || coalesce(h.city, ''))) > 0;
-- $1 = 'Kouter 12'
-- $2 = 'Kouter 12'

-- library.ts: listShownPictures()
select
  picture_id as "pictureId",
  'agent' as kind,
  id,
  to_jsonb(first_name || ' ' || last_name) as name
from
  agent
where
  picture_id is not null
union all
select
  picture_id,
  'office',
  id,
  name
from
  office
where
  picture_id is not null
union all
select
  picture_id,
  'testimonial',
  id,
  to_jsonb(author)
from
  testimonial
where
  picture_id is not null
union all
select
  picture_id,
  'article',
  id,
  title
from
  article
where
  picture_id is not null
union all
select
  found[1],
  'article',
  id,
  title
from
  article
  cross join lateral regexp_matches(body::text, '\m[0-9a-f]{20}\M', 'g') found
union all
select
  found[1],
  'article',
  id,
  title
from
  article_edit
  join article on id = article_id
  cross join lateral regexp_matches(document::text, '\m[0-9a-f]{20}\M', 'g') found;

-- picture-contents.ts: readPictureContents()
select
  "modules"
from
  "page";
select
  "picture_id" as "pictureId"
from
  "article"
where
  "picture_id" is not null;
select
  "picture_id" as "pictureId"
from
  "library_picture";

-- picture-relatives.ts: findRelatives('picture')
with recursive
  above as (
    select
      id,
      made_from
    from
      picture
    where
      id = $1
    union
    select
      p.id,
      p.made_from
    from
      picture p
      join above on p.id = above.made_from
  ),
  family as (
    select
      id
    from
      above
    union
    select
      p.id
    from
      picture p
      join family on p.made_from = family.id
  )
select
  p.id,
  p.original_key as "originalKey",
  (
    exists (
      select
      from
        media
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        agent
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        office
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        article
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        testimonial
      where
        picture_id = p.id
    )
    or exists (
      select
      from
        article
      where
        strpos(body::text, p.id) > 0
    )
    or exists (
      select
      from
        setting
      where
        strpos(document::text, p.id) > 0
    )
    or exists (
      select
      from
        page
      where
        strpos(page::text, p.id) > 0
    )
    or exists (
      select
      from
        article_edit
      where
        strpos(document::text, p.id) > 0
    )
    or exists (
      select
      from
        page_edit
      where
        strpos(document::text, p.id) > 0
    )
  ) as "isUsed"
from
  picture p
  join family on family.id = p.id
where
  p.id <> $2;
-- $1 = 'picture'
-- $2 = 'picture'

-- pictures.ts: findOriginalKey('picture')
select
  "original_key"
from
  "picture"
where
  "id" = $1;
-- $1 = 'picture'

-- pictures.ts: isStillPicture('picture')
select
  "id"
from
  "picture"
where
  "id" = $1
for key share;
-- $1 = 'picture'

-- pictures.ts: findPicture('picture')
select
  "id",
  "width",
  "height",
  "thumbhash",
  "nature"
from
  "picture"
where
  "id" = $1;
-- $1 = 'picture'

-- pictures.ts: missingPictures([ 'picture' ])
select
  "id"
from
  "picture"
where
  "id" in ($1);
-- $1 = 'picture'

-- pictures.ts: listPictures([ 'picture' ])
select
  "id",
  "width",
  "height",
  "thumbhash",
  "nature"
from
  "picture"
where
  "id" in ($1);
-- $1 = 'picture'
