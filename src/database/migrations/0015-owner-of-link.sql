-- Links in mails to owners: `identifier` is a hash of what the link is for and its token, `value` the address it was
-- sent to. They end with their owner, and all at once when a password is chosen.
alter table owner_verification add owner_id uuid references owner on delete cascade;
create index owner_verification_owner on owner_verification (owner_id);
