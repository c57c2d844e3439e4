alter table document
  -- Of a document that its source has no longer, or has another file in place of: who could read it until then. It is
  -- given back when the source has it again. import_media.former_access is read no more.
  add column former_access text check (former_access in ('download', 'request', 'owner'));
update document set former_access = m.former_access
from import_media m
where m.file_key = document.file_key and m.gone_at is not null and document.access = 'owner';
