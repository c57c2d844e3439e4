-- What a picture shows: the property as it is, or as somebody imagined, furnished or edited it (AI Act, article 50).
-- It is a fact of the picture, so that it is said wherever the picture stands.
alter table picture add column nature text not null default 'real'
  check (nature in ('real', 'impression', 'staged', 'ai_edited'));

-- The pages that show it, and what others are told, hear of it as of a change of the property's pictures.
create function touch_media_of_picture() returns trigger language plpgsql as $$
begin
  update media m set picture_id = m.picture_id
    from before b join after a using (id)
    where m.picture_id = a.id and a.nature is distinct from b.nature;
  return null;
end $$;
create trigger picture_nature_changed after update on picture
  referencing old table as before new table as after for each statement
  execute function touch_media_of_picture();
