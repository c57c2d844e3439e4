import { takeCharacters } from '#commands/translation/take-characters.ts';
import { listPlansOf } from '#database/property/planned-publications.ts';
import { findStoredProperty } from '#database/property/stored-property.ts';
import { findArticleEdit } from '#database/site/article-edits.ts';
import { findPageEdit } from '#database/site/page-edits.ts';
import type { Language } from '#domain/language.ts';
import { isWritten } from '#domain/text/translation-state.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { Subject, SubjectText } from '#office/translations/subject.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { markUp } from '#translate/markup.ts';
import type { TranslateProblem } from '#translate/translator.ts';
import type { WrittenText } from './write-texts.server.ts';

const problems = {
  'too many': 'TRANSLATION_TOO_MANY',
  'used up': 'TRANSLATION_USED_UP',
  refused: 'TRANSLATION_REFUSED',
  away: 'TRANSLATION_AWAY',
} as const satisfies Record<TranslateProblem, string>;

type Asked = { text: SubjectText; source: Language };

/**
 * The translations of the service; `problem`: why some or all are missing. Only the texts are sent, and none that
 * reveals
 * the hidden street of a property.
 */
export async function suggestTexts(
  office: OfficeContext,
  subject: Subject,
  language: Language,
  asked: readonly Asked[],
): Promise<{ texts: WrittenText[]; problem?: string }> {
  const { translator, settings, language: ofOffice } = office;
  const t = officeTextsFor(ofOffice);
  if (!translator) return { texts: [], problem: t('TRANSLATION_AWAY') };
  if (await isPlanned(office, subject)) return { texts: [], problem: t('TRANSLATION_PLANNED') };
  const { hidden, names } = await wordsOf(office, subject);
  const telling = ({ text, source }: Asked) =>
    JSON.stringify(text.current[source]).toLocaleLowerCase().includes(hidden);
  const open = asked.filter((each) => !each.text.isSecret && (hidden === '' || !telling(each)));
  const withheld = asked.length - open.length;
  const texts: WrittenText[] = [];
  let problem = withheld > 0 ? t('TRANSLATION_HIDDEN', { count: withheld }) : undefined;
  for (const [from, group] of Map.groupBy(open, ({ source }) => source)) {
    const marked = group.map(({ text }) => markUp(text.current[from], [settings.agency.name, ...names]));
    const pieces = marked.flatMap((each) => each.pieces);
    const characters = pieces.reduce((sum, each) => sum + each.length, 0);
    if (!(await takeCharacters(staffBy(office), characters, translator.charactersPerDay)))
      return { texts, problem: t('TRANSLATION_DAY_USED_UP') };
    const answer = await translator.translate({ pieces, from, to: language });
    if ('problem' in answer) return { texts, problem: t(problems[answer.problem]) };
    let at = 0;
    for (const [index, { text }] of group.entries()) {
      const own = marked[index];
      const length = own?.pieces.length ?? 0;
      const value = own?.restore(answer.texts.slice(at, at + length));
      at += length;
      const isFit = isWritten(value) && (typeof value !== 'string' || value.length <= text.max);
      if (!isFit) {
        problem = t('TRANSLATION_BROKEN');
        continue;
      }
      const seen = JSON.stringify(text.current[language] ?? null);
      const source = text.current[from];
      texts.push({ key: text.key, value, seen, source, sourceLanguage: from });
    }
  }
  return { texts, problem };
}

/** For a property: its street if the site hides it, and the names that are the same in every language. */
async function wordsOf({ database }: OfficeContext, { kind, id }: Subject) {
  if (kind !== 'property') return { hidden: '', names: [] };
  const row = await findStoredProperty(database, id);
  const street = row?.street ?? '';
  return {
    hidden: row?.publish_address ? '' : street.trim().toLocaleLowerCase(),
    names: [row?.city, street, row?.unit_name].filter((each) => each !== null && each !== undefined),
  };
}

/** The colleague who planned the publication was told of the texts of that moment, not of later ones. */
async function isPlanned({ database }: OfficeContext, { kind, id }: Subject): Promise<boolean> {
  if (kind !== 'property') {
    const edit = await (kind === 'page' ? findPageEdit(database, id) : findArticleEdit(database, id));
    return Boolean(edit?.publishAt && !edit.refusedAt);
  }
  return (await listPlansOf(database, id)).some(({ change }) => change === 'publish');
}
