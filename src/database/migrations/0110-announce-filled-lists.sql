-- Menu and footer lead to news and testimonials only where some are published: 'counts' is announced when one is
-- published or withdrawn. A testimonial that waits to be read drops no page.
create function announce_published() returns trigger language plpgsql as $$
begin
  if exists (select from changed where publication = 'published') then
    perform pg_notify('gevel_changes', 'counts');
  end if;
  return null;
end
$$;

create trigger announce_counts_update after update on article
  referencing old table as before new table as after for each statement
  execute function announce_counts('publication');
create trigger announce_counts_insert after insert on article
  referencing new table as changed for each statement execute function announce_published();
create trigger announce_counts_delete after delete on article
  referencing old table as changed for each statement execute function announce_published();
create trigger announce_counts_update after update on testimonial
  referencing old table as before new table as after for each statement
  execute function announce_counts('publication');
create trigger announce_counts_insert after insert on testimonial
  referencing new table as changed for each statement execute function announce_published();
create trigger announce_counts_delete after delete on testimonial
  referencing old table as changed for each statement execute function announce_published();
