import { contentIn } from '#commands/article/read-article.ts';
import { readPages } from '#commands/page/read-page.ts';
import { listArticleEdits } from '#database/site/article-edits.ts';
import { listPageEdits } from '#database/site/page-edits.ts';
import { listTestimonialTexts } from '#database/site/testimonials.ts';
import { listArticleTexts } from '#database/site/written-articles.ts';
import type { Language } from '#domain/language.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { contentOfPage, pagesWithContent } from '#site/pages/page-content.ts';
import { type PageText, pageTexts } from '#site/pages/page-texts.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { screaming } from '#texts/screaming.ts';
import type { Subject, Texts } from './subject.server.ts';

export async function listPageSubjects({ database, language }: OfficeContext): Promise<Subject[]> {
  const [pages, edits] = await Promise.all([readPages(database), listPageEdits(database)]);
  const t = officeTextsFor(language);
  return pages.map((page): Subject => {
    const edit = edits.find(({ pageId }) => pageId === page.id);
    const edited = edit && pagesWithContent(pages, page.id, edit.document).find(({ id }) => id === page.id);
    const stored = pageTexts(contentOfPage(page));
    return {
      kind: 'page',
      id: page.id,
      title: pageTitle(edited ?? page, language),
      note: '',
      isPublished: page.status === 'published',
      editor: `/office/content/pages/${page.name}/`,
      texts: pageTexts(contentOfPage(edited ?? page)).map((text) => ({
        key: text.key,
        label: labelOf(text, t),
        kind: text.isRich ? 'rich' : text.field === 'sentence' ? 'long' : 'line',
        max: text.isRich ? 20_000 : text.field === 'sentence' ? 1000 : 300,
        stored: storedOf(text, stored),
        current: text.texts,
      })),
    };
  });
}

/** Modules change places: a text that is unchanged in one language counts as the same text. */
function storedOf(text: PageText, stored: readonly PageText[]): Texts {
  const sameHere = stored.find(({ key }) => key === text.key);
  const shares = (other: PageText) =>
    Object.entries(text.texts).some(
      ([language, own]) => JSON.stringify(own) === JSON.stringify(other.texts[language as Language]),
    );
  const found = sameHere && shares(sameHere) ? sameHere : stored.find(shares);
  return found?.texts ?? {};
}

function labelOf({ module, field, row }: PageText, t: OfficeTexts): string {
  const name = t(`CONTENT_FIELD_${screaming(field)}` as OfficeTextKey);
  const inRow = row === undefined ? name : `${name} ${row}`;
  return module ? `${t(`CONTENT_MODULE_${screaming(module.type)}` as OfficeTextKey)}, ${inRow}` : inRow;
}

type ArticleTextKey = 'title' | 'intro' | 'body' | 'pictureAlt';

/** Published or not; those that are withdrawn can come back. */
export async function listArticleSubjects({ database, language }: OfficeContext): Promise<Subject[]> {
  const [rows, edits] = await Promise.all([listArticleTexts(database), listArticleEdits(database)]);
  const t = officeTextsFor(language);
  return rows.map(({ id, title, intro, body, picture_id, picture_alt, publication }): Subject => {
    const edit = contentIn(edits.find(({ articleId }) => articleId === id)?.document);
    const stored = { title, intro, body, pictureAlt: picture_alt } as Record<ArticleTextKey, Texts>;
    const hasPicture = (edit ? edit.pictureId : picture_id) !== null;
    const text = (key: ArticleTextKey, label: OfficeTextKey, kind: 'line' | 'long' | 'rich') => ({
      ...{ key, label: t(label), kind, max: { line: 300, long: 1000, rich: 20_000 }[kind] },
      ...{ stored: stored[key], current: edit ? (edit[key] as Texts) : stored[key] },
    });
    return {
      kind: 'article',
      id,
      title: titleOf((edit?.title ?? title) as Texts, language),
      note: '',
      isPublished: publication === 'published',
      isWithdrawn: publication === 'withdrawn',
      editor: `/office/content/articles/${id}/`,
      texts: [
        text('title', 'CONTENT_FIELD_TITLE', 'line'),
        text('intro', 'TRANSLATIONS_INTRO', 'long'),
        text('body', 'CONTENT_FIELD_TEXT', 'rich'),
        // The description of a missing picture is shown to nobody.
        ...(hasPicture ? [text('pictureAlt', 'ARTICLE_ALT', 'line')] : []),
      ],
    };
  });
}

/** The published testimonials; a client's text is in the client's language. */
export async function listTestimonialSubjects({ database, language }: OfficeContext): Promise<Subject[]> {
  const rows = await listTestimonialTexts(database);
  const t = officeTextsFor(language);
  return rows.map((row): Subject => {
    const text = (key: string, label: OfficeTextKey, texts: unknown) => ({
      ...{ key, label: t(label), kind: 'long' as const, max: 4000 },
      ...{ stored: texts as Texts, current: texts as Texts },
      original: row.original_language as Language | null,
    });
    return {
      kind: 'testimonial',
      id: row.id,
      title: row.author,
      note: '',
      isPublished: true,
      editor: `/office/content/testimonials/${row.id}/`,
      texts: [
        text('comment', 'CONTENT_FIELD_TEXT', row.comment),
        text('occasion', 'TRANSLATIONS_OCCASION', row.occasion),
      ],
    };
  });
}

function titleOf(texts: Texts, language: Language): string {
  return String(texts[language] ?? Object.values(texts)[0] ?? '');
}
