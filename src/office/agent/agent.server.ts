import { data } from 'react-router';
import { countAgentWork, findPresentAgent, type PresentAgent } from '#database/agent/present-agent.ts';
import { listTeam } from '#database/agent/team.ts';
import { listOffices } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { type Language, languages } from '#domain/language.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** Undefined at the address of a new agent. Throws 404 if there is no such agent, or none any more. */
export async function findMember(
  { database }: OfficeContext,
  id: string | undefined,
): Promise<PresentAgent | undefined> {
  if (id === undefined) return undefined;
  const found = await findPresentAgent(database, parseId(id) ?? 0);
  if (!found) throw data(null, 404);
  return found;
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
  const offices = await listOffices(database);
  return offices.map(({ id, name: words }) => ({
    value: String(id),
    label: words[language] ?? words[settings.defaultLanguage] ?? Object.values(words)[0] ?? String(id),
  }));
}

/** What a colleague would take over, and which colleagues could. */
async function loadEnding({ database, now, language }: OfficeContext, { id, firstName }: PresentAgent) {
  const t = officeTextsFor(language);
  const { homes, projects, requests, visits, slots } = await countAgentWork(database, id, now);
  const what = [
    homes > 0 && t('TEAM_HOMES', { count: homes }),
    projects > 0 && t('TEAM_END_PROJECTS', { count: projects }),
    requests > 0 && t('TEAM_END_REQUESTS', { count: requests }),
    visits > 0 && t('TEAM_END_VISITS', { count: visits }),
    slots > 0 && t('TEAM_END_SLOTS', { count: slots }),
  ].filter((each) => each !== false);
  const team = await listTeam(database);
  return {
    hint: t('TEAM_END_HINT', {
      what: what.length > 0 ? what.join(', ') : t('TEAM_END_NOTHING'),
      name: firstName,
    }),
    colleagues: team
      .filter((each) => each.id !== id)
      .map((each) => ({ value: String(each.id), label: each.name })),
  };
}
