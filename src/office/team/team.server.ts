import { listTeamByOffice } from '#database/agent/team.ts';
import type { LocalisedText } from '#domain/language.ts';
import { initialsOf } from '#domain/person/initials.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** The agency's agents, office by office. */
export async function loadTeam({ database, language, publicUrl, settings }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const rows = await listTeamByOffice(database);
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
