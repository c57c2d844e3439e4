alter table import_media
  -- Of a document that the source has no longer: since when, and who could read it until then.
  add column gone_at timestamptz,
  add column former_access text check (former_access in ('download', 'request', 'owner'));
-- The office asks of a document whether its source has it still.
create index import_media_file on import_media (file_key) where gone_at is not null;
