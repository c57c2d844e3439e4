-- Whether a page asks for consent depends on the films of others that properties show, as its menu does on their number.
drop trigger announce_counts_update on property;
create trigger announce_counts_update after update on property
  referencing old table as before new table as after for each statement
  execute function announce_counts('publication', 'purpose', 'availability', 'gone_on', 'project_id', 'video_url');
