import { randomUUID } from 'node:crypto';
import { readArticle } from '#commands/article/read-article.ts';
import { saveArticleEdit } from '#commands/article/save-article-edit.ts';
import { changeMedia } from '#commands/media/change-media.ts';
import { readPage } from '#commands/page/read-page.ts';
import { savePageEdit } from '#commands/page/save-page-edit.ts';
import { markTranslations } from '#commands/translation/mark-translation.ts';
import { savePropertyTexts } from '#commands/translation/save-property-texts.ts';
import type { Language } from '#domain/language.ts';
import { fieldProblem } from '#office/property-editor/field-problem.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { Subject } from '#office/translations/subject.server.ts';
import type { ArticleContent } from '#site/articles/article-content.ts';
import { pageTexts, withPageTexts } from '#site/pages/page-texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** `value`: a text, rich text, or undefined for none. `seen`: the text that the writer saw there (JSON). */
export type WrittenText = {
  key: string;
  value: unknown;
  seen: string;
  source: unknown;
  sourceLanguage: Language;
};

type Writing = { language: Language; texts: readonly WrittenText[]; state: 'checked' | 'machine' };

/** The texts that were not kept, and why, by their keys. */
type Refused = Map<string, string>;

const CAPTION = 'caption-';

type Write = (office: OfficeContext, subject: Subject, writing: Writing) => Promise<Refused>;

/**
 * Each writes the working copy of its kind; subjects without one are translated in their own editor, if they have one.
 */
const writers: Partial<Record<Subject['kind'], Write>> = {
  property: writeHome,
  page: writePage,
  article: writeArticle,
};

export function canWrite({ kind }: Subject): boolean {
  return writers[kind] !== undefined;
}

export async function writeTexts(
  office: OfficeContext,
  subject: Subject,
  writing: Writing,
): Promise<Refused> {
  const write = writers[subject.kind];
  if (!write) throw new Response('This is not translated here.', { status: 405 });
  return writing.texts.length > 0 ? write(office, subject, writing) : new Map();
}

async function writeHome(office: OfficeContext, subject: Subject, { language, texts, state }: Writing) {
  const { id } = subject;
  const t = officeTextsFor(office.language);
  const captions = texts.filter(({ key }) => key.startsWith(CAPTION));
  const others = texts.filter((text) => !captions.includes(text));
  const saved = await savePropertyTexts(staffBy(office), {
    ...{ propertyId: id, language, state, client: randomUUID() },
    texts: others.map(({ value, seen, ...text }) => ({
      ...text,
      typed: typeof value === 'string' ? value : '',
      seen: [parsed(seen)],
    })),
  });
  const refused = await writeCaptions(office, subject, { language, texts: captions, state });
  for (const [key, { outcome, ...about }] of saved) {
    if (outcome === 'unreadable' && 'problem' in about)
      refused.set(key, fieldProblem(about.problem, office.language));
    else if (outcome !== 'saved') refused.set(key, t('TRANSLATION_CONFLICT'));
  }
  return refused;
}

/** A photograph has no working copy: the site shows a new caption at once. */
async function writeCaptions(office: OfficeContext, subject: Subject, { language, texts, state }: Writing) {
  const t = officeTextsFor(office.language);
  const refused: Refused = new Map();
  for (const { key, value, seen, source, sourceLanguage } of texts) {
    const text = typeof value === 'string' ? value : '';
    const about = { propertyId: subject.id, mediaId: Number(key.slice(CAPTION.length)) };
    const isChanged = await changeMedia(staffBy(office), about, {
      caption: { [language]: text },
      seen: { language, text: seen },
    });
    if (!isChanged) refused.set(key, t('TRANSLATION_CONFLICT'));
    else if (value !== undefined)
      await markTranslations(staffBy(office), subject, [
        { target: value, source, sourceLanguage, language, state },
      ]);
  }
  return refused;
}

async function writePage(office: OfficeContext, { id }: Subject, { language, texts, state }: Writing) {
  const { database } = office;
  const t = officeTextsFor(office.language);
  const refused: Refused = new Map();
  const found = await readPage(database, { id });
  if (!found) throw new Response(null, { status: 404 });
  const current = new Map(pageTexts(found.content).map((text) => [text.key, text.texts]));
  const fresh = texts.filter(({ key, seen, value }) => {
    const own = JSON.stringify(current.get(key)?.[language] ?? null);
    const isSeen = current.has(key) && (own === seen || own === JSON.stringify(value ?? null));
    if (!isSeen) refused.set(key, t('TRANSLATION_CONFLICT'));
    return isSeen;
  });
  const by = staffBy(office);
  // Marked first, so that a machine translation never passes for a person's.
  await markTranslations(
    by,
    { kind: 'page', id },
    fresh.flatMap(({ value, source, sourceLanguage }) =>
      value === undefined ? [] : [{ target: value, source, sourceLanguage, language, state }],
    ),
  );
  const written = new Map(fresh.map(({ key, value }) => [key, value]));
  const content = withPageTexts(found.content, language, written);
  const saved = await savePageEdit(by, { pageId: id, content, seen: found.seen });
  if (saved.outcome === 'conflict') for (const { key } of fresh) refused.set(key, t('TRANSLATION_CONFLICT'));
  if (saved.outcome === 'refused') for (const { key } of fresh) refused.set(key, t('CONTENT_PROBLEM'));
  return refused;
}

async function writeArticle(office: OfficeContext, { id }: Subject, { language, texts, state }: Writing) {
  const t = officeTextsFor(office.language);
  const refused: Refused = new Map();
  const found = await readArticle(office.database, id);
  if (!found) throw new Response(null, { status: 404 });
  const content: Record<string, unknown> = { ...found.content };
  const fresh = texts.filter(({ key, seen, value }) => {
    const current = content[key] as Partial<Record<Language, unknown>>;
    const own = JSON.stringify(current[language] ?? null);
    const isSeen = own === seen || own === JSON.stringify(value ?? null);
    if (isSeen) content[key] = { ...current, [language]: value };
    else refused.set(key, t('TRANSLATION_CONFLICT'));
    return isSeen;
  });
  const by = staffBy(office);
  // Marked first, so that a machine translation never passes for a person's.
  await markTranslations(
    by,
    { kind: 'article', id },
    fresh.flatMap(({ value, source, sourceLanguage }) =>
      value === undefined ? [] : [{ target: value, source, sourceLanguage, language, state }],
    ),
  );
  const saved = await saveArticleEdit(by, {
    articleId: id,
    content: content as ArticleContent,
    seen: found.seen,
  });
  if (saved.outcome === 'conflict') for (const { key } of fresh) refused.set(key, t('TRANSLATION_CONFLICT'));
  if (saved.outcome === 'refused') for (const { key } of fresh) refused.set(key, t('CONTENT_PROBLEM'));
  return refused;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Response('This form cannot be read.', { status: 400 });
  }
}
