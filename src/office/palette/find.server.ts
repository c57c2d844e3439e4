import { findArticles, findHomes, findLeads, findProjects } from '#database/staff/found-by-words.ts';
import { listStaff } from '#database/staff/staff.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { contentEntries } from '#office/content-pages/content-entries.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { railEntries } from '#office/shell/rail-entries.ts';
import { roleText } from '#office/staff/role-text.server.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { findPages } from './find-pages.server.ts';
import { type Found, type FoundGroup, type FoundKind, foundKinds } from './found.ts';
import {
  opens,
  presentArticle,
  presentLead,
  presentProject,
  presentProperty,
} from './present-found.server.ts';

/** Results of each kind. */
const MOST = 6;

/** Fewer match too much, with an index or row by row. */
const LEAST_LETTERS = 2;

type Led = { to: string; text: OfficeTextKey };

const screens: readonly Led[] = [
  ...railEntries,
  ...contentEntries.filter(({ to }) => !railEntries.some((entry) => entry.to === to)),
  { to: '/office/account/', text: 'ACCOUNT' },
];

const commands: readonly Led[] = [
  { to: '/office/properties/new/', text: 'PALETTE_NEW_PROPERTY' },
  { to: '/office/projects/new/', text: 'PROJECTS_NEW' },
  { to: '/office/properties/?incomplete=yes', text: 'PALETTE_INCOMPLETE' },
  { to: '/office/staff/', text: 'PALETTE_INVITE' },
  { to: '/office/account/', text: 'PALETTE_LANGUAGE' },
];

/** The words of the typed text that are searched for. */
function wordsIn(typed: string): string[] {
  const plain = typed.replace(/[\p{Cc}\s]+/gu, ' ').toWellFormed();
  return plain.trim().slice(0, 100).split(' ').filter(Boolean).slice(0, 6);
}

/** Finds only what the user's rights allow; without words gives the screens and commands. */
export async function find(office: OfficeContext, typed: string): Promise<FoundGroup[]> {
  const { database, language } = office;
  const { may } = staffOf(office);
  const words = wordsIn(typed);
  const isPublic = !may('homes.read');
  const isEnough = words.join('').length >= LEAST_LETTERS;
  const wanted = { words, most: MOST, isPublic };
  const [homes, projects, leads, pages, articles, team] = await Promise.all([
    isEnough ? findHomes(database, wanted) : [],
    isEnough ? findProjects(database, wanted) : [],
    isEnough && may('requests.read') ? findLeads(database, wanted) : [],
    isEnough && may('content.write') ? findPages(office, (text) => hasAll(text, words)) : [],
    isEnough && may('content.write') ? findArticles(database, wanted) : [],
    isEnough && may('staff.manage') ? listStaff(database) : [],
  ]);
  const t = officeTextsFor(language);
  const led = (all: readonly Led[]): Found[] =>
    all
      .map(({ to, text }) => ({ href: to, text: t(text), detail: '' }))
      .filter(({ href, text }) => opens(office, href.split('?', 1)[0] ?? '') && hasAll(text, words));
  const members = team
    .filter(({ name, email }) => hasAll(`${name} ${email}`, words))
    .slice(0, MOST)
    .map(({ id, name, email, role }) => ({
      href: `/office/staff/${id}/`,
      text: name,
      detail: `${email} · ${roleText(role, t)}`,
    }));
  const found: Record<FoundKind, Found[]> = {
    screens: led(screens),
    commands: led(commands),
    homes: homes.map((home) => presentProperty(office, home)),
    projects: projects.map((project) => presentProject(office, project)),
    leads: leads.map((lead) => presentLead(office, lead)),
    pages: pages.slice(0, MOST),
    articles: articles.map((article) => presentArticle(office, article)),
    team: members,
  };
  return foundKinds
    .map((kind) => ({ kind, found: found[kind] }))
    .filter(({ found: some }) => some.length > 0);
}

function hasAll(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(foldText(word)));
}
