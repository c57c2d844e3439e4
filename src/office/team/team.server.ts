import { sql } from 'kysely';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';
import { initialsOf } from '#domain/person/initials.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

type Row = {
  id: number;
  officeId: number;
  office: LocalisedText;
  name: string;
  role: LocalisedText;
  isShown: boolean;
  homes: number;
  picture: StoredPicture | null;
};

/** The agency's agents, office by office. */
export async function loadTeam({ database, language, publicUrl, settings }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const { rows } = await sql<Row>`
    select a.id, a.office_id as "officeId", o.name as office, a.first_name || ' ' || a.last_name as name, a.role,
      a.is_shown as "isShown", ${pictureColumn},
      (select count(*)::integer from property p where p.agent_id = a.id and p.publication <> 'withdrawn') as homes
    from agent a join office o on o.id = a.office_id left join picture i on i.id = a.picture_id
    where a.ended_at is null order by o.sort, o.id, a.sort, a.id`.execute(database);
  const words = (text: LocalisedText) =>
    text[language] ?? text[settings.defaultLanguage] ?? Object.values(text)[0] ?? '';
  const groups = [...Map.groupBy(rows, ({ officeId }) => officeId).values()].map((team) => ({
    office: words(team[0]?.office ?? {}),
    people: team.map(({ picture, homes, role, office: _, officeId: __, ...person }, index) => ({
      ...person,
      role: words(role),
      initials: initialsOf(person.name),
      homes: t('TEAM_HOMES', { count: homes }),
      homesHref: `/office/properties/?agent=${person.id}`,
      picture: picture ? publicUrl + pictureAddress({ id: picture.id, name: '-' }, 500) : undefined,
      isFirst: index === 0,
      isLast: index === team.length - 1,
    })),
  }));
  return { told: toldIn(url, t), note: t('TEAM_COUNT', { count: rows.length }), groups };
}

function toldIn({ searchParams }: URL, t: ReturnType<typeof officeTextsFor>): string {
  const told = searchParams.get('told');
  if (told === 'saved') return t('TEAM_SAVED');
  if (told === 'moved') return t('TEAM_MOVED');
  const [name, to] = [searchParams.get('ended')?.slice(0, 200), searchParams.get('to')?.slice(0, 200)];
  return name && to ? t('TEAM_ENDED', { name, to }) : '';
}
