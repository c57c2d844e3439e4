-- The language in which the agency wrote what an owner reads: WCAG 2.2, 3.1.2. Null: not known.
alter table communication add column language text check (language in ('nl', 'fr', 'de', 'en'));
alter table planned_step add column language text check (language in ('nl', 'fr', 'de', 'en'));
alter table publication
  add column subject_language text check (subject_language in ('nl', 'fr', 'de', 'en')),
  add column comment_language text check (comment_language in ('nl', 'fr', 'de', 'en'));
alter table appointment add column feedback_language text check (feedback_language in ('nl', 'fr', 'de', 'en'));
