import type { FoundArticle, FoundLead, FoundProject, FoundProperty } from '#database/staff/found-by-words.ts';
import { pickText } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { screenAt } from '#office/middleware/require-staff.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { projectPath, propertyPath } from '#site/paths/property-address.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { screaming } from '#texts/screaming.ts';
import type { Found } from './found.ts';

/** Links to the office if the user may open it there, else to the site. */
export function presentProperty(office: OfficeContext, home: FoundProperty): Found {
  const { language, publicUrl } = office;
  const { type = '', address = '' } = propertyWords(home, language) ?? {};
  const detail = [home.reference, home.owners].filter(Boolean).join(' · ');
  const inOffice = `/office/properties/${home.id}/`;
  const href = opens(office, inOffice) ? inOffice : publicUrl + propertyPath(home, language);
  return { href, text: [type, address].filter(Boolean).join(', '), detail };
}

export function presentProject(office: OfficeContext, project: FoundProject): Found {
  const { language, publicUrl } = office;
  const inOffice = `/office/projects/${project.id}/`;
  const href = opens(office, inOffice) ? inOffice : publicUrl + projectPath(project, language);
  return { href, text: project.name, detail: [project.reference, project.city].join(' · ') };
}

/** Links to the request, else to its subject. */
export function presentLead(office: OfficeContext, lead: FoundLead): Found {
  const about = propertyWords(lead, office.language);
  const request = `/office/requests/${lead.id}/`;
  const href = opens(office, request) ? request : about ? about.href : `mailto:${lead.email}`;
  const detail = [lead.email, formatDay(lead.created_at, office.language), about?.address]
    .filter(Boolean)
    .join(' · ');
  return { href, text: lead.person, detail };
}

export function presentArticle(
  { language, settings }: OfficeContext,
  { id, title, category }: FoundArticle,
): Found {
  const t = officeTextsFor(language);
  const text = pickText(title, language, settings.defaultLanguage)?.text ?? '';
  return { href: `/office/content/articles/${id}/`, text, detail: t(`ARTICLES_${screaming(category)}`) };
}

/** True if such a screen exists and the user may open it. */
export function opens(office: OfficeContext, path: string): boolean {
  const screen = screenAt(path);
  if (screen.path === 'office/*') return false;
  return screen.for === 'staff' || screen.for === 'strangers' || staffOf(office).may(screen.for);
}
