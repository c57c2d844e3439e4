import { redirect } from 'react-router';
import { listTeam } from '#database/agent/team.ts';
import { listForOffice, officePageSize } from '#database/property/office-list.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { listStaffViews } from '#database/staff/staff-views.ts';
import { dayOf } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { listChoices } from './list-choices.server.ts';
import { isNarrowed, type ListQuery, readListQuery, searchOf, writeListQuery } from './list-query.ts';
import { presentRow } from './present-row.server.ts';

const listPath = '/office/properties/';

export function listHref(query: string): string {
  return query ? `${listPath}?${query}` : listPath;
}

/** `?told=`: what was just done. */
export async function loadList(office: OfficeContext, url: URL) {
  const { database, language, now, publicUrl } = office;
  const t = officeTextsFor(language);
  const query = readListQuery(url.searchParams);
  const today = dayOf(now);
  const lacking = query.incomplete ? await office.incompleteProperties() : undefined;
  const [{ rows, total }, team, views] = await Promise.all([
    listForOffice(database, searchOf(query, lacking)),
    listTeam(database),
    listStaffViews(database, staffOf(office).id),
  ]);
  const pages = Math.max(1, Math.ceil(total / officePageSize));
  if (query.page > pages) throw redirect(listHref(writeListQuery({ ...query, page: pages })));

  const stored = await storedFacts(
    database,
    rows.map(({ id }) => id),
  );
  const own = writeListQuery(query);
  const kept = writeListQuery({ ...query, page: 1 });
  const words = textsFor(language);
  return {
    told: toldOf(url.searchParams.get('told'), t),
    total,
    isNarrowed: isNarrowed(query),
    given: givenOf(query),
    choices: listChoices(team, language),
    rows: rows.map((row) => presentRow(row, stored.get(row.id), { language, today, publicUrl, list: own })),
    paging: pagingOf(
      query.page,
      pages,
      words('PAGE_OF', { page: query.page, pages, properties: plural(words, 'COUNT_PROPERTIES', total) }),
      (page) => listHref(writeListQuery({ ...query, page })),
    ),
    views: views.map(({ id, name, query: of }) => ({
      ...{ id, name, to: listHref(of) },
      isCurrent: of === kept,
    })),
    isAll: kept === '',
    canKeep: kept !== '' && views.every(({ query: of }) => of !== kept),
  };
}

function toldOf(told: string | null, t: ReturnType<typeof officeTextsFor>): string {
  if (told === 'kept') return t('PROPERTIES_VIEW_KEPT');
  if (told === 'views-full') return t('PROPERTIES_VIEWS_FULL');
  if (told === 'removed') return t('PROPERTIES_VIEW_REMOVED');
  const [, kind, reference] = /^(price|kept-price)-([\p{L}\d ._/-]{1,40})$/u.exec(told ?? '') ?? [];
  if (!kind || !reference) return '';
  return t(kind === 'price' ? 'PROPERTIES_PRICE_TOLD' : 'PROPERTIES_PRICE_KEPT', { reference });
}

function givenOf({ text, purpose, type, status, agent, incomplete, edits, sort }: ListQuery) {
  return {
    ...{ text: text ?? '', purpose: purpose ?? '', type: type ?? '', status: status ?? '' },
    ...{ agent: agent ? String(agent) : '', incomplete: Boolean(incomplete), edits: Boolean(edits) },
    sort: sort ?? 'changed',
  };
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>;
