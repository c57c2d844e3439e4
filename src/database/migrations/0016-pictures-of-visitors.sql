-- Sent by a visitor, and shown nowhere but with the testimonial it came with: it goes when that goes.
alter table picture add column is_of_visitor boolean not null default false;
update picture set is_of_visitor = true
  where id in (select picture_id from testimonial where lead_id is not null);
