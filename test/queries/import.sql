-- failed-messages.ts: findFailedMessages(2)
select
  count(*) over () as count,
  refs || gone as refs,
  error
from
  import_hook hook
where
  source_id = $1
  and error is not null
  and not exists (
    select
    from
      import_hook later
    where
      later.source_id = hook.source_id
      and later.status = 'done'
      and later.received_at > hook.received_at
      and (later.refs || later.gone) && (hook.refs || hook.gone)
  )
order by
  received_at desc
limit
  1;
-- $1 = 2

-- file-mappings.ts: findFileMapping('portal')
select
  "mapping",
  "header",
  "kept_at" as "keptAt"
from
  "import_mapping"
where
  "source" = $1;
-- $1 = 'portal'

-- file-mappings.ts: keepFileMapping('portal', { mapping: {}, header: [ 'Id' ], keptAt: 2026-03-02T09:00:00.000Z })
insert into
  "import_mapping" ("source", "mapping", "header", "kept_at")
values
  ($1, $2, $3, $4)
on conflict ("source") do update
set
  "mapping" = $5,
  "header" = $6,
  "kept_at" = $7;
-- $1 = 'portal'
-- $2 = '{}'
-- $3 = [ 'Id' ]
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = '{}'
-- $6 = [ 'Id' ]
-- $7 = 2026-03-02T09:00:00.000Z

-- file-mappings.ts: forgetFileMapping('portal')
delete from "import_mapping"
where
  "source" = $1;
-- $1 = 'portal'

-- find-records.ts: findRecords({ sourceId: 2, query: 'Kouter 12', most: 20 })
select
  record.ref,
  record.kind,
  record.outcome,
  record.problems,
  record.fetched_at as "fetchedAt",
  record.gone_at as "goneAt",
  record.property_id as "propertyId",
  coalesce(property.reference, project.reference) as reference
from
  import_record record
  left join property on property.id = record.property_id
  left join project on project.id = record.project_id
where
  record.source_id = $1
  and (
    $2 = ''
    or strpos(lower(record.ref), lower($3)) > 0
    or strpos(lower(coalesce(property.reference, project.reference, '')), lower($4)) > 0
  )
order by
  record.gone_at is not null,
  record.outcome = 'bad' desc nulls last,
  jsonb_array_length(record.problems) > 0 desc,
  record.fetched_at desc,
  record.ref
limit
  $5;
-- $1 = 2
-- $2 = 'Kouter 12'
-- $3 = 'Kouter 12'
-- $4 = 'Kouter 12'
-- $5 = 20

-- gone.ts: listPresentRefs(2)
select
  "ref"
from
  "import_record"
where
  "source_id" = $1
  and "gone_at" is null
order by
  "ref";
-- $1 = 2

-- gone.ts: markGone({ id: 2, name: 'whise' }, 'R1', 2026-03-02T09:00:00.000Z)
update import_record
set
  gone_at = $1,
  mapped_at = coalesce(mapped_at, $2),
  outcome = case
    when exists (
      select
      from
        property
      where
        source = $3
        and source_ref = import_record.ref
        and publication = 'published'
    )
    or exists (
      select
      from
        project
      where
        source = $4
        and source_ref = import_record.ref
        and publication = 'published'
    ) then 'withdrawn'
    else outcome
  end
where
  source_id = $5
  and (
    ref = $6
    or parent_ref = $7
  )
  and gone_at is null
returning
  ref;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 'whise'
-- $4 = 'whise'
-- $5 = 2
-- $6 = 'R1'
-- $7 = 'R1'

-- gone.ts: noteMissing(2, [ 'R1' ])
update "import_source"
set
  "missing" = $1
where
  "id" = $2;
-- $1 = [ 'R1' ]
-- $2 = 2

-- lead-deliveries.ts: queueLeads([ 'whise' ], 2026-03-02T09:00:00.000Z)
insert into
  lead_delivery (lead_id, source_id, next_attempt_at)
select
  lead.id,
  source.id,
  $1
from
  lead
  join property on property.id = lead.property_id
  join import_source source on source.name = property.source
where
  source.adapter = any ($2::text[])
  and not source.is_paused
  and lead.created_at >= greatest(source.created_at, $3::timestamptz - interval '7 days')
on conflict do nothing;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = [ 'whise' ]
-- $3 = 2026-03-02T09:00:00.000Z

-- lead-deliveries.ts: claimLead(2026-03-02T09:00:00.000Z, 2026-03-09T09:00:00.000Z)
with
  claimed as (
    update lead_delivery delivery
    set
      attempts = delivery.attempts + 1,
      next_attempt_at = $1
    from
      (
        select
          waiting.lead_id,
          waiting.source_id
        from
          lead_delivery waiting
          join import_source source on source.id = waiting.source_id
          and not source.is_paused
        where
          waiting.status = 'waiting'
          and waiting.next_attempt_at <= $2
        order by
          waiting.next_attempt_at
        limit
          1
        for update of
          waiting skip locked
      ) next
    where
      delivery.lead_id = next.lead_id
      and delivery.source_id = next.source_id
    returning
      delivery.*
  )
select
  lead.id as "leadId",
  source.id as "sourceId",
  source.name as source,
  claimed.attempts,
  property.source_ref as ref,
  lead.first_name as "firstName",
  lead.last_name as "lastName",
  lead.email,
  lead.phone,
  lead.language,
  lead.remark
from
  claimed
  join lead on lead.id = claimed.lead_id
  join import_source source on source.id = claimed.source_id
  left join property on property.id = lead.property_id;
-- $1 = 2026-03-09T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z

-- lead-deliveries.ts: settleLead({ leadId: 8, sourceId: 2, attempts: 1 }, { remoteId: 'L1' }, 2026-03-02T09:00:00.000Z)
update "lead_delivery"
set
  "status" = $1,
  "next_attempt_at" = $2,
  "error" = $3,
  "remote_id" = $4
where
  "lead_id" = $5
  and "source_id" = $6
  and "status" = $7;
-- $1 = 'sent'
-- $2 = 2026-03-02T09:02:00.000Z
-- $3 = null
-- $4 = 'L1'
-- $5 = 8
-- $6 = 2
-- $7 = 'waiting'

-- lead-deliveries.ts: settleLead({ leadId: 8, sourceId: 2, attempts: 1 }, { error: 'refused' }, 2026-03-02T09:00:00.000Z)
update "lead_delivery"
set
  "status" = $1,
  "next_attempt_at" = $2,
  "error" = $3
where
  "lead_id" = $4
  and "source_id" = $5
  and "status" = $6;
-- $1 = 'waiting'
-- $2 = 2026-03-02T09:02:00.000Z
-- $3 = 'refused'
-- $4 = 8
-- $5 = 2
-- $6 = 'waiting'

-- lead-deliveries.ts: settleLead({ leadId: 8, sourceId: 2, attempts: 10 }, { error: 'refused' }, 2026-03-02T09:00:00.000Z)
update "lead_delivery"
set
  "status" = $1,
  "next_attempt_at" = $2,
  "error" = $3
where
  "lead_id" = $4
  and "source_id" = $5
  and "status" = $6;
-- $1 = 'failed'
-- $2 = 2026-03-03T02:04:00.000Z
-- $3 = 'refused'
-- $4 = 8
-- $5 = 2
-- $6 = 'waiting'

-- media.ts: listMedia(2, 'R1')
select
  "remote_id" as "remoteId",
  "kind",
  "version",
  "picture_id" as "pictureId",
  "file_key" as "fileKey",
  "attempts",
  "gone_at" as "goneAt"
from
  "import_media"
where
  "source_id" = $1
  and "ref" = $2;
-- $1 = 2
-- $2 = 'R1'

-- media.ts: noteMedia(2, { ref: 'R1', remoteId: 'M1', kind: 'photo', version: '1', attempts: 0, problem: null, pictureId: 'picture', fileKey: 'file', etag: 'etag', fetchedAt: 2026-03-02T09:00:00.000Z })
insert into
  "import_media" (
    "source_id",
    "ref",
    "remote_id",
    "kind",
    "version",
    "attempts",
    "problem",
    "picture_id",
    "file_key",
    "etag",
    "fetched_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict ("source_id", "ref", "remote_id") do update
set
  "kind" = $12,
  "version" = $13,
  "attempts" = $14,
  "problem" = $15,
  "picture_id" = $16,
  "file_key" = $17,
  "etag" = $18,
  "fetched_at" = $19;
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'M1'
-- $4 = 'photo'
-- $5 = '1'
-- $6 = 0
-- $7 = null
-- $8 = 'picture'
-- $9 = 'file'
-- $10 = 'etag'
-- $11 = 2026-03-02T09:00:00.000Z
-- $12 = 'photo'
-- $13 = '1'
-- $14 = 0
-- $15 = null
-- $16 = 'picture'
-- $17 = 'file'
-- $18 = 'etag'
-- $19 = 2026-03-02T09:00:00.000Z

-- media.ts: noteMedia(2, { ref: 'R1', remoteId: 'M1', kind: 'photo', version: '1', attempts: 1, problem: 'away' })
insert into
  "import_media" ("source_id", "ref", "remote_id", "kind", "version", "attempts", "problem")
values
  ($1, $2, $3, $4, $5, $6, $7)
on conflict ("source_id", "ref", "remote_id") do update
set
  "kind" = $8,
  "version" = $9,
  "attempts" = $10,
  "problem" = $11;
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'M1'
-- $4 = 'photo'
-- $5 = '1'
-- $6 = 1
-- $7 = 'away'
-- $8 = 'photo'
-- $9 = '1'
-- $10 = 1
-- $11 = 'away'

-- media.ts: forgetMedia(2, 'R1', [ 'M1', 'M2' ])
delete from "import_media"
where
  "source_id" = $1
  and "ref" = $2
  and "remote_id" in ($3, $4);
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'M1'
-- $4 = 'M2'

-- media.ts: markMedium({ sourceId: 2, ref: 'R1', remoteId: 'M1' }, 2026-03-02T09:00:00.000Z)
update "import_media"
set
  "gone_at" = $1
where
  "source_id" = $2
  and "ref" = $3
  and "remote_id" = $4;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2
-- $3 = 'R1'
-- $4 = 'M1'

-- media.ts: forgetGone({ sourceId: 2, ref: 'R1', remoteId: 'M1', fileKey: 'file' })
delete from "import_media"
where
  "source_id" = $1
  and "ref" = $2
  and "remote_id" <> $3
  and "file_key" = $4
  and "gone_at" is not null;
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'M1'
-- $4 = 'file'

-- media.ts: isElsewhere({ sourceId: 2, ref: 'R1', remoteId: 'M1', fileKey: 'file' })
select
  "remote_id"
from
  "import_media"
where
  "source_id" = $1
  and "ref" = $2
  and "remote_id" <> $3
  and "file_key" = $4
  and "gone_at" is null;
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'M1'
-- $4 = 'file'

-- media.ts: isPhotosLocked(12)
select
  "key"
from
  "property_lock"
where
  "property_id" = $1
  and "key" = $2;
-- $1 = 12
-- $2 = 'photos'

-- record-state.ts: findRecordState({ id: 2, name: 'whise' }, 'R1')
select
  "id",
  "publication"
from
  "property"
where
  "source" = $1
  and "source_ref" = $2;
-- $1 = 'whise'
-- $2 = 'R1'
select
  "outcome",
  "is_held",
  "problems"
from
  "import_record"
where
  "source_id" = $1
  and "ref" = $2;
-- $1 = 2
-- $2 = 'R1'

-- record-state.ts: projectOfRecord({ id: 2, name: 'whise' }, 'R1')
select
  "id"
from
  "project"
where
  "source" = $1
  and "source_ref" = $2;
-- $1 = 'whise'
-- $2 = 'R1'

-- records.ts: keepRecord(2, { ref: 'R1', kind: 'unit', parentRef: 'P1', version: '1', body: {} }, 2026-03-02T09:00:00.000Z)
begin;
insert into
  import_record_past (source_id, ref, body, body_hash, fetched_at, until)
select
  source_id,
  ref,
  body,
  body_hash,
  fetched_at,
  $1
from
  import_record
where
  source_id = $2
  and ref = $3
  and body_hash <> $4
on conflict do nothing;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2
-- $3 = 'R1'
-- $4 = 'RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o'
delete from import_record_past past
where
  source_id = $1
  and ref = $2
  and until < (
    select
      until
    from
      import_record_past
    where
      source_id = $3
      and ref = $4
    order by
      until desc
    offset
      $5
    limit
      1
  );
-- $1 = 2
-- $2 = 'R1'
-- $3 = 2
-- $4 = 'R1'
-- $5 = 9
insert into
  "import_record" ("source_id", "ref", "kind", "parent_ref", "version", "body", "body_hash", "fetched_at", "gone_at")
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("source_id", "ref") do update
set
  "kind" = $10,
  "parent_ref" = $11,
  "version" = $12,
  "body" = $13,
  "body_hash" = $14,
  "fetched_at" = $15,
  "gone_at" = $16;
-- $1 = 2
-- $2 = 'R1'
-- $3 = 'unit'
-- $4 = 'P1'
-- $5 = '1'
-- $6 = bytes
-- $7 = 'RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o'
-- $8 = 2026-03-02T09:00:00.000Z
-- $9 = null
-- $10 = 'unit'
-- $11 = 'P1'
-- $12 = '1'
-- $13 = bytes
-- $14 = 'RBNvo1WzZ4oRRq0W9-hknpT7T8If536DEMBg9hyq_4o'
-- $15 = 2026-03-02T09:00:00.000Z
-- $16 = null
commit;

-- records.ts: listRecordRefs(2)
select
  "ref"
from
  "import_record"
where
  "source_id" = $1
  and "gone_at" is null
order by
  case
    when "kind" = $2 then 0
    else 1
  end,
  "ref";
-- $1 = 2
-- $2 = 'project'

-- records.ts: listRecordRefs(2, { isStale: true })
select
  "ref"
from
  "import_record"
where
  "source_id" = $1
  and "gone_at" is null
  and "mapped_at" is null
order by
  case
    when "kind" = $2 then 0
    else 1
  end,
  "ref";
-- $1 = 2
-- $2 = 'project'

-- records.ts: listUnitRefs(2, 'P1')
select
  "ref"
from
  "import_record"
where
  "source_id" = $1
  and "parent_ref" = $2
  and "gone_at" is null;
-- $1 = 2
-- $2 = 'P1'

-- records.ts: readRecord(2, 'R1')
select
  "ref",
  "kind",
  "parent_ref",
  "version",
  "body"
from
  "import_record"
where
  "source_id" = $1
  and "ref" = $2;
-- $1 = 2
-- $2 = 'R1'

-- records.ts: listUnmapped(2)
select
  each ->> 'list' as list,
  each ->> 'value' as value,
  count(*) as count,
  min(ref) as example
from
  import_record,
  jsonb_array_elements(unmapped) each
where
  source_id = $1
  and gone_at is null
group by
  1,
  2
order by
  count(*) desc,
  1,
  2;
-- $1 = 2

-- records.ts: listUnread(2)
select
  path,
  count(*) as count
from
  import_record,
  unnest(unread) path
where
  source_id = $1
  and gone_at is null
group by
  1
order by
  2 desc,
  1;
-- $1 = 2

-- runs.ts: beginRun({ sourceId: 2, cause: 'hand', actor: 'command', isRehearsal: false, isWhole: true, now: 2026-03-02T09:00:00.000Z })
update "import_run"
set
  "status" = $1,
  "ended_at" = $2,
  "error" = $3
where
  "source_id" = $4
  and "status" = $5;
-- $1 = 'failed'
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 'It was broken off.'
-- $4 = 2
-- $5 = 'running'
insert into
  "import_run" ("source_id", "cause", "actor", "started_at", "is_rehearsal", "is_whole")
values
  ($1, $2, $3, $4, $5, $6)
returning
  "id";
-- $1 = 2
-- $2 = 'hand'
-- $3 = 'command'
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = false
-- $6 = true

-- runs.ts: endRun({ id: 5, sourceId: 2, counts: { read: 3 }, log: [], now: 2026-03-02T09:00:00.000Z, status: 'done', error: undefined, read: { cursor: { at: 1 }, isWhole: true } })
begin;
update "import_run"
set
  "status" = $1,
  "ended_at" = $2,
  "counts" = $3,
  "log" = $4,
  "error" = $5
where
  "id" = $6
  and "status" = $7;
-- $1 = 'done'
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = '{"read":3}'
-- $4 = '[]'
-- $5 = null
-- $6 = 5
-- $7 = 'running'
update "import_source"
set
  "busy_until" = $1,
  "healthy_at" = $2,
  "cursor" = $3,
  "whole_at" = $4
where
  "id" = $5;
-- $1 = null
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = '{"at":1}'
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = 2
commit;

-- runs.ts: endRun({ id: 5, sourceId: 2, counts: { read: 3 }, log: [], now: 2026-03-02T09:00:00.000Z, status: 'failed', error: 'away' })
begin;
update "import_run"
set
  "status" = $1,
  "ended_at" = $2,
  "counts" = $3,
  "log" = $4,
  "error" = $5
where
  "id" = $6
  and "status" = $7;
-- $1 = 'failed'
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = '{"read":3}'
-- $4 = '[]'
-- $5 = 'away'
-- $6 = 5
-- $7 = 'running'
update "import_source"
set
  "busy_until" = $1
where
  "id" = $2;
-- $1 = null
-- $2 = 2
commit;

-- runs.ts: listRuns(2, 20)
select
  *
from
  "import_run"
where
  "source_id" = $1
order by
  "started_at" desc,
  "id" desc
limit
  $2;
-- $1 = 2
-- $2 = 20

-- runs.ts: listMeanings(2)
select
  "list",
  "value",
  "target"
from
  "import_map"
where
  "source_id" = $1
order by
  "list",
  "value";
-- $1 = 2

-- runs.ts: readMaps(2)
select
  "list",
  "value",
  "target"
from
  "import_map"
where
  "source_id" = $1
order by
  "list",
  "value";
-- $1 = 2

-- source-summaries.ts: listSourceSummaries()
select
  *
from
  "import_source"
order by
  "name";
select
  source_id,
  count(*) filter (
    where
      kind <> 'project'
  ) as homes,
  count(*) filter (
    where
      outcome = 'bad'
  ) as bad
from
  import_record
where
  gone_at is null
group by
  1;
select distinct
  on (source_id) *
from
  import_run
where
  not is_rehearsal
order by
  source_id,
  started_at desc,
  id desc;

-- sources.ts: findSource('whise')
select
  *
from
  "import_source"
where
  "name" = $1;
-- $1 = 'whise'

-- sources.ts: listSources()
select
  *
from
  "import_source"
order by
  "name";

-- sources.ts: takeSource(2, 2026-03-02T09:00:00.000Z)
update "import_source"
set
  "busy_until" = $1
where
  "id" = $2
  and (
    "busy_until" is null
    or "busy_until" <= $3
  );
-- $1 = 2026-03-02T09:05:00.000Z
-- $2 = 2
-- $3 = 2026-03-02T09:00:00.000Z

-- sources.ts: keepSource(5, 2026-03-02T09:00:00.000Z)
update import_source
set
  busy_until = $1
from
  import_run run
where
  run.id = $2
  and run.source_id = import_source.id
  and run.status = 'running';
-- $1 = 2026-03-02T09:05:00.000Z
-- $2 = 5

-- sources.ts: listDue(2026-03-02T09:00:00.000Z)
select
  name
from
  import_source source
where
  not is_paused
  and every_minutes is not null
  and (
    busy_until is null
    or busy_until <= $1
  )
  and not exists (
    select
    from
      import_run run
    where
      run.source_id = source.id
      and cause = 'schedule'
      and not is_rehearsal
      and started_at > $2::timestamptz - make_interval(mins => every_minutes)
  )
order by
  name;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z

-- troubles.ts: listTroubledSources(2026-03-02T09:00:00.000Z)
select
  name,
  troubles
from
  (
    select
      source.id,
      source.name,
      source.told_troubles,
      array_remove(
        array[
          case
            when case
              when every_minutes is not null then greatest(healthy_at, watched_since) < $1::timestamptz - alarm_after
              else greatest(sent_at, watched_since) < $2::timestamptz - greatest(alarm_after, quiet)
              and sent_at is not null
              or exists (
                select
                from
                  import_hook
                where
                  source_id = source.id
                  and status = 'failed'
                  and received_at > greatest(sent_at, watched_since)
              )
            end then 'stale'
          end,
          case
            when first_message_at < $3::timestamptz - quiet
            and last_message_at >= $4::timestamptz - quiet then 'nothing changes'
          end,
          case
            when (
              select
                count(*) filter (
                  where
                    outcome = 'bad'
                ) > 0.1 * count(*)
              from
                import_record
              where
                source_id = source.id
                and gone_at is null
            ) then 'many bad'
          end,
          case
            when (
              select
                count(*) filter (
                  where
                    problem is not null
                ) > 0.3 * count(*)
              from
                import_media
              where
                source_id = source.id
            ) then 'many without photographs'
          end,
          case
            when exists (
              select
              from
                import_record,
                jsonb_array_elements(unmapped) each
              where
                source_id = source.id
                and gone_at is null
                and each ->> 'list' = any ($5::text[])
            ) then 'unknown values'
          end
        ],
        null
      ) as troubles
    from
      import_source source,
      make_interval(mins => alarm_after_minutes) alarm_after,
      make_interval(days => $6) quiet,
      lateral (
        select
          max(ended_at) as sent_at
        from
          import_run
        where
          source_id = source.id
          and not is_rehearsal
          and cause in ('hook', 'file')
          and status in ('done', 'partly')
      ) sent,
      lateral (
        select
          max(id) as changed_run
        from
          import_run
        where
          source_id = source.id
          and not is_rehearsal
          and counts @@ $7::jsonpath
      ) changed,
      lateral (
        select
          min(started_at) as first_message_at,
          max(started_at) as last_message_at
        from
          import_run
        where
          source_id = source.id
          and cause = 'hook'
          and started_at >= watched_since
          and id > coalesce(changed_run, 0)
      ) messages
    where
      not is_paused
  ) health
where
  troubles <> '{}'
order by
  name;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = [
  'publication',      'availability',       'purpose',
  'countryId',        'energyLabel',        'electricalInspection',
  'asbestosResult',   'soilAttest',         'isInFloodArea',
  'floodScoreParcel', 'floodScoreBuilding', 'isProtectedHeritage',
  'zoning',           'summons',            'buildingPermit',
  'preemptiveRight',  'subdivisionPermit',  'tenantChargesKind',
  'taxRegime',        'type',               'priceCents',
  'availableFrom',    'bedrooms',           'bathrooms',
  'hasLift',          'isFurnished',        'hasGarden',
  'hasTerrace',       'hasGarage',          'livingAreaM2',
  'plotAreaM2',       'facades',            'constructionYear',
  'isNewBuild',       'category',           'subType',
  'sort',             'typeWord',           'status',
  'subStatus',        'flowStatus',         'displayStatus',
  'publishStatus',    'characterisation',   'commonWalls',
  'heritage',         'furnished',          'flood'
]
-- $6 = 7
-- $7 = '$.created > 0 || $.changed > 0 || $.withdrawn > 0 || $.photos > 0 || $.documents > 0'

-- troubles.ts: noteTroubles(2026-03-02T09:00:00.000Z)
update import_source source
set
  told_troubles = health.troubles
from
  (
    select
      source.id,
      source.name,
      source.told_troubles,
      array_remove(
        array[
          case
            when case
              when every_minutes is not null then greatest(healthy_at, watched_since) < $1::timestamptz - alarm_after
              else greatest(sent_at, watched_since) < $2::timestamptz - greatest(alarm_after, quiet)
              and sent_at is not null
              or exists (
                select
                from
                  import_hook
                where
                  source_id = source.id
                  and status = 'failed'
                  and received_at > greatest(sent_at, watched_since)
              )
            end then 'stale'
          end,
          case
            when first_message_at < $3::timestamptz - quiet
            and last_message_at >= $4::timestamptz - quiet then 'nothing changes'
          end,
          case
            when (
              select
                count(*) filter (
                  where
                    outcome = 'bad'
                ) > 0.1 * count(*)
              from
                import_record
              where
                source_id = source.id
                and gone_at is null
            ) then 'many bad'
          end,
          case
            when (
              select
                count(*) filter (
                  where
                    problem is not null
                ) > 0.3 * count(*)
              from
                import_media
              where
                source_id = source.id
            ) then 'many without photographs'
          end,
          case
            when exists (
              select
              from
                import_record,
                jsonb_array_elements(unmapped) each
              where
                source_id = source.id
                and gone_at is null
                and each ->> 'list' = any ($5::text[])
            ) then 'unknown values'
          end
        ],
        null
      ) as troubles
    from
      import_source source,
      make_interval(mins => alarm_after_minutes) alarm_after,
      make_interval(days => $6) quiet,
      lateral (
        select
          max(ended_at) as sent_at
        from
          import_run
        where
          source_id = source.id
          and not is_rehearsal
          and cause in ('hook', 'file')
          and status in ('done', 'partly')
      ) sent,
      lateral (
        select
          max(id) as changed_run
        from
          import_run
        where
          source_id = source.id
          and not is_rehearsal
          and counts @@ $7::jsonpath
      ) changed,
      lateral (
        select
          min(started_at) as first_message_at,
          max(started_at) as last_message_at
        from
          import_run
        where
          source_id = source.id
          and cause = 'hook'
          and started_at >= watched_since
          and id > coalesce(changed_run, 0)
      ) messages
    where
      not is_paused
  ) health
where
  source.id = health.id
  and source.told_troubles <> health.troubles
  and (
    busy_until is null
    or busy_until <= $8
  )
returning
  health.name,
  health.troubles,
  health.told_troubles as before;
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 2026-03-02T09:00:00.000Z
-- $4 = 2026-03-02T09:00:00.000Z
-- $5 = [
  'publication',      'availability',       'purpose',
  'countryId',        'energyLabel',        'electricalInspection',
  'asbestosResult',   'soilAttest',         'isInFloodArea',
  'floodScoreParcel', 'floodScoreBuilding', 'isProtectedHeritage',
  'zoning',           'summons',            'buildingPermit',
  'preemptiveRight',  'subdivisionPermit',  'tenantChargesKind',
  'taxRegime',        'type',               'priceCents',
  'availableFrom',    'bedrooms',           'bathrooms',
  'hasLift',          'isFurnished',        'hasGarden',
  'hasTerrace',       'hasGarage',          'livingAreaM2',
  'plotAreaM2',       'facades',            'constructionYear',
  'isNewBuild',       'category',           'subType',
  'sort',             'typeWord',           'status',
  'subStatus',        'flowStatus',         'displayStatus',
  'publishStatus',    'characterisation',   'commonWalls',
  'heritage',         'furnished',          'flood'
]
-- $6 = 7
-- $7 = '$.created > 0 || $.changed > 0 || $.withdrawn > 0 || $.photos > 0 || $.documents > 0'
-- $8 = 2026-03-02T09:00:00.000Z

-- untold.ts: listUntold(2, 50)
select
  ref,
  property.id as "propertyId",
  publication = 'published' as "isOnline"
from
  import_record
  join property on property.id = property_id
where
  source_id = $1
  and problems @> '[{"field": "online"}]'
order by
  ref
limit
  $2;
-- $1 = 2
-- $2 = 50

-- untold.ts: noteTold({ sourceId: 2, ref: 'R1' }, 'away')
update import_record
set
  problems = coalesce(
    (
      select
        jsonb_agg(each)
      from
        jsonb_array_elements(problems) each
      where
        each ->> 'field' <> 'online'
    ),
    '[]'
  ) || $1::jsonb
where
  source_id = $2
  and ref = $3
  and (
    $4::text is not null
    or problems @> '[{"field": "online"}]'
  );
-- $1 = '[{"field":"online","reason":"away"}]'
-- $2 = 2
-- $3 = 'R1'
-- $4 = 'away'

-- untold.ts: noteTold({ sourceId: 2, ref: 'R1' }, undefined)
update import_record
set
  problems = coalesce(
    (
      select
        jsonb_agg(each)
      from
        jsonb_array_elements(problems) each
      where
        each ->> 'field' <> 'online'
    ),
    '[]'
  ) || $1::jsonb
where
  source_id = $2
  and ref = $3
  and (
    $4::text is not null
    or problems @> '[{"field": "online"}]'
  );
-- $1 = '[]'
-- $2 = 2
-- $3 = 'R1'
-- $4 = null

-- waiting.ts: listStale()
select
  source.name,
  array_agg(
    ref
    order by
      kind = 'project' desc,
      ref
  ) as refs
from
  import_record
  join import_source source on source.id = source_id
where
  mapped_at is null
  and gone_at is null
group by
  1
order by
  1;

-- waiting.ts: listWaitingHooks(2026-03-02T09:00:00.000Z)
select
  "hook"."id",
  "source"."name" as "source",
  "hook"."refs",
  "hook"."gone",
  "hook"."attempts"
from
  "import_hook" as "hook"
  inner join "import_source" as "source" on "source"."id" = "hook"."source_id"
where
  "hook"."status" = $1
  and "hook"."next_attempt_at" <= $2
  and "source"."is_paused" = $3
order by
  "hook"."id"
limit
  $4;
-- $1 = 'received'
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = false
-- $4 = 200

-- waiting.ts: dropOldHooks(2026-03-02T09:00:00.000Z)
delete from "import_hook"
where
  "status" <> $1
  and "received_at" < $2::timestamptz - make_interval(days => $3);
-- $1 = 'received'
-- $2 = 2026-03-02T09:00:00.000Z
-- $3 = 30
delete from "import_record_past"
where
  "until" < $1::timestamptz - make_interval(days => $2);
-- $1 = 2026-03-02T09:00:00.000Z
-- $2 = 90
