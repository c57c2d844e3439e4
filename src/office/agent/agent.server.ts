import { sql } from 'kysely';
import { data } from 'react-router';
import type { HandedOver } from '#commands/agent/end-agent.ts';
import { parseId } from '#domain/address/id.ts';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export type AgentRow = {
  id: number;
  officeId: number;
  firstName: string;
  lastName: string;
  role: LocalisedText;
  phone: string;
  email: string;
  registrationNumber: string | null;
  languages: Language[];
  isShown: boolean;
  pictureId: string | null;
};

/** Undefined at the address of a new agent. Throws 404 if there is no such agent, or none any more. */
export async function findMember(
  { database }: OfficeContext,
  id: string | undefined,
): Promise<AgentRow | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<AgentRow>`
    select id, office_id as "officeId", first_name as "firstName", last_name as "lastName", role, phone, email,
      registration_number as "registrationNumber", languages, is_shown as "isShown", picture_id as "pictureId"
    from agent where id = ${parseId(id) ?? 0} and ended_at is null`.execute(database);
  if (!rows[0]) throw data(null, 404);
  return rows[0];
}

/** The languages of the site, the first one first. */
export function siteLanguages({ settings }: OfficeContext): Language[] {
  const inUse = settings.languages.filter((each) => each.inUse).map(({ code }) => code);
  return inUse.toSorted(
    (a, b) => Number(b === settings.defaultLanguage) - Number(a === settings.defaultLanguage),
  );
}

export async function loadAgent(office: OfficeContext, id: string | undefined) {
  const { language, publicUrl } = office;
  const t = officeTextsFor(language);
  const [member, offices] = await Promise.all([findMember(office, id), listOfficeChoices(office)]);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const ending = member && (await loadEnding(office, member));
  return {
    title: member ? `${member.firstName} ${member.lastName}` : t('TEAM_NEW'),
    offices,
    roles: siteLanguages(office).map((each) => ({
      name: `role.${each}`,
      label: t('TEAM_FUNCTION', { language: names.of(each) ?? each }),
    })),
    languages: languages.map((each) => ({ value: each, label: names.of(each) ?? each })),
    given: member
      ? {
          ...{
            firstName: member.firstName,
            lastName: member.lastName,
            phone: member.phone,
            email: member.email,
          },
          office: String(member.officeId),
          registrationNumber: member.registrationNumber ?? '',
          languages: member.languages,
          picture: member.pictureId ?? '',
          ...(member.isShown && { isShown: 'yes' }),
          ...Object.fromEntries(Object.entries(member.role).map(([each, words]) => [`role.${each}`, words])),
        }
      : { office: offices.length === 1 ? (offices[0]?.value ?? '') : '', isShown: 'yes' },
    picture: member?.pictureId
      ? publicUrl + pictureAddress({ id: member.pictureId, name: '-' }, 500)
      : undefined,
    ending,
  };
}

export async function listOfficeChoices({ database, language, settings }: OfficeContext) {
  const rows = await database
    .selectFrom('office')
    .select(['id', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => {
    const words = name as LocalisedText;
    return {
      value: String(id),
      label: words[language] ?? words[settings.defaultLanguage] ?? Object.values(words)[0] ?? String(id),
    };
  });
}

/** What a colleague would take over, and which colleagues could. */
async function loadEnding({ database, now, language }: OfficeContext, { id, firstName }: AgentRow) {
  const t = officeTextsFor(language);
  const { rows } = await sql<HandedOver>`select
    (select count(*)::integer from property where agent_id = ${id}) as homes,
    (select count(*)::integer from project where agent_id = ${id}) as projects,
    (select count(*)::integer from lead where agent_id = ${id} and status not in ('done', 'spam')) as requests,
    (select count(*)::integer from appointment where agent_id = ${id} and status in ('requested', 'confirmed')
      and (starts_at is null or starts_at > ${now})) as visits,
    (select count(*)::integer from viewing_slot where agent_id = ${id} and starts_at > ${now}) as slots`.execute(
    database,
  );
  const { homes = 0, projects = 0, requests = 0, visits = 0, slots = 0 } = rows[0] ?? {};
  const what = [
    homes > 0 && t('TEAM_HOMES', { count: homes }),
    projects > 0 && t('TEAM_END_PROJECTS', { count: projects }),
    requests > 0 && t('TEAM_END_REQUESTS', { count: requests }),
    visits > 0 && t('TEAM_END_VISITS', { count: visits }),
    slots > 0 && t('TEAM_END_SLOTS', { count: slots }),
  ].filter((each) => each !== false);
  const colleagues = await database
    .selectFrom('agent')
    .select(['id', 'first_name', 'last_name'])
    .where('ended_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('sort')
    .execute();
  return {
    hint: t('TEAM_END_HINT', {
      what: what.length > 0 ? what.join(', ') : t('TEAM_END_NOTHING'),
      name: firstName,
    }),
    colleagues: colleagues.map((each) => ({
      value: String(each.id),
      label: `${each.first_name} ${each.last_name}`,
    })),
  };
}
