-- present-agent.ts: findPresentAgent(3)
select
  a.id,
  a.office_id as "officeId",
  a.first_name as "firstName",
  a.last_name as "lastName",
  a.role,
  a.phone,
  a.email,
  a.registration_number as "registrationNumber",
  a.languages,
  a.is_shown as "isShown",
  a.picture_id as "pictureId"
from
  agent a
where
  a.id = $1
  and a.ended_at is null;
-- $1 = 3

-- present-agent.ts: countAgentWork(3, 2026-03-02T09:00:00.000Z)
select
  (
    select
      count(*)::integer
    from
      property
    where
      agent_id = $1
  ) as homes,
  (
    select
      count(*)::integer
    from
      project
    where
      agent_id = $2
  ) as projects,
  (
    select
      count(*)::integer
    from
      lead
    where
      agent_id = $3
      and status not in ('done', 'spam')
  ) as requests,
  (
    select
      count(*)::integer
    from
      appointment
    where
      agent_id = $4
      and (
        "appointment"."status" in ('requested', 'confirmed')
        and (
          "appointment"."starts_at" is null
          or "appointment"."starts_at" > $5
        )
      )
  ) as visits,
  (
    select
      count(*)::integer
    from
      viewing_slot
    where
      agent_id = $6
      and starts_at > $7
  ) as slots;
-- $1 = 3
-- $2 = 3
-- $3 = 3
-- $4 = 3
-- $5 = 2026-03-02T09:00:00.000Z
-- $6 = 3
-- $7 = 2026-03-02T09:00:00.000Z

-- team.ts: listTeam()
select
  id,
  first_name,
  first_name || ' ' || last_name as name,
  email
from
  agent
where
  ended_at is null
order by
  sort,
  id;

-- team.ts: listTeamByOffice()
select
  a.id,
  a.office_id as "officeId",
  o.name as office,
  a.first_name || ' ' || a.last_name as name,
  a.role,
  a.is_shown as "isShown",
  case
    when i.id is not null then jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'nature', i.nature)
  end as picture,
  (
    select
      count(*)::integer
    from
      property p
    where
      p.agent_id = a.id
      and p.publication <> 'withdrawn'
  ) as homes
from
  agent a
  join office o on o.id = a.office_id
  left join picture i on i.id = a.picture_id
where
  a.ended_at is null
order by
  o.sort,
  o.id,
  a.sort,
  a.id;
