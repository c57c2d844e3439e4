import { type Language, languages } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { richTextsIn, textsIn } from '#office/content-editing/texts-in.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { ArticleContent } from '#site/articles/article-content.ts';

type InLanguages<Value> = Partial<Record<Language, Value>>;

/**
 * Reads an article as it was sent; the command validates it. Values that no form shows stay as they are in `current`.
 */
export function readArticleForm(form: FormData, current: ArticleContent): ArticleContent {
  const title = kept(form, 'title', current.title, textsIn(form, 'title'));
  return {
    title,
    slug: slugsIn(form, current, title),
    intro: kept(form, 'intro', current.intro, textsIn(form, 'intro')),
    body: kept(form, 'body', current.body, richTextsIn(form, 'body')),
    pictureId: form.has('pictureId') ? textOf(form, 'pictureId') || null : current.pictureId,
    pictureAlt: kept(form, 'pictureAlt', current.pictureAlt, textsIn(form, 'pictureAlt')),
    publishedOn: form.has('publishedOn') ? textOf(form, 'publishedOn') || null : current.publishedOn,
  };
}

/** A language that the site no longer uses has no field: its text is not lost. */
function kept<Value>(
  form: FormData,
  name: string,
  current: InLanguages<Value>,
  sent: InLanguages<Value>,
): InLanguages<Value> {
  const isSent = (language: Language) =>
    form.has(`${name}.${language}`) || form.has(`${name}.${language}.json`);
  const entries = languages.map((each) => [each, isSent(each) ? sent[each] : current[each]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value)) as InLanguages<Value>;
}

/** An address that is left empty follows from the title. */
function slugsIn(form: FormData, { slug }: ArticleContent, title: InLanguages<string>): InLanguages<string> {
  if (!form.has('has-slug')) return slug;
  const sent = kept(form, 'slug', slug, textsIn(form, 'slug'));
  const entries = languages.map((each) => {
    const own =
      sent[each] ??
      slugOf(title[each] ?? '', each)
        .slice(0, 80)
        .replace(/-$/, '');
    return [each, own] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value));
}
