-- In which language a client wrote: a quote in another one is shown as a translation. Unknown for what was entered
-- before in several languages.
alter table testimonial add column original_language text
  check (original_language in ('nl', 'fr', 'de', 'en'));

update testimonial t set original_language = l.language from lead l where l.id = t.lead_id;

update testimonial set original_language = (select key from jsonb_object_keys(comment) as key)
where original_language is null and (select count(*) from jsonb_object_keys(comment)) = 1;
