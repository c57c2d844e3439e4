import { listTextStates } from '#database/text/text-states.ts';
import { languages } from '#domain/language.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { listArticleSubjects, listPageSubjects } from '#office/translations/content-subjects.server.ts';
import { findPropertySubjects } from '#office/translations/property-subjects.server.ts';
import { stateOf } from '#office/translations/subject.server.ts';

/** How many machine translations that nobody has read publishing would put on the site. */
export async function countUnread(
  office: OfficeContext,
  { kind, id }: { kind: 'property' | 'page' | 'article'; id: number },
): Promise<number> {
  const states = await listTextStates(office.database, { kind, id });
  if (!states.some(({ state }) => state === 'machine')) return 0;
  const list = { page: listPageSubjects, article: listArticleSubjects };
  const subjects = kind === 'property' ? await findPropertySubjects(office, [id]) : await list[kind](office);
  const subject = subjects.find((each) => each.id === id);
  const about = { states, defaultLanguage: office.settings.defaultLanguage };
  const unread = subject?.texts.flatMap((text) =>
    languages.filter((language) => {
      const waits = JSON.stringify(text.current[language]) !== JSON.stringify(text.stored[language]);
      return (waits || !subject.isPublished) && stateOf(text, language, about)?.state === 'machine';
    }),
  );
  return unread?.length ?? 0;
}
