import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Button } from '#interface/button.tsx';
import { Labelled, TextsField } from '#office/content-page/field-parts.tsx';
import { LanguageChoice } from '#office/content-page/language-choice.tsx';
import { NotKept } from '#office/content-page/not-kept.tsx';
import { PictureField } from '#office/content-page/picture-field.tsx';
import { useKeeping } from '#office/content-page/use-keeping.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ArticleAnswer } from './act-on-article.server.ts';
import { BodyField } from './body-field.tsx';
import type { LoadedArticle } from './load-article.server.ts';

export const ARTICLE_FORM = 'article-form';

/**
 * The whole article as one form, sent by any of its buttons. With JavaScript it is also saved a moment after the last
 * keystroke. It is drawn anew when another state of the article is opened (its key), never during typing.
 */
export function ArticleForm({
  loaded,
  answer,
  onKept,
  shownIn,
  onShowIn,
}: {
  loaded: LoadedArticle;
  answer: ArticleAnswer | undefined;
  onKept: (seen: string) => void;
  shownIn: Language;
  onShowIn: (language: Language) => void;
}) {
  const t = useOfficeTexts();
  const form = useRef<HTMLFormElement>(null);
  // Data that the loader gives after a save in the background must not replace what is being typed.
  const [content] = useState(answer?.sent ?? loaded.content);
  const { seen, refusal, over, isSaving, touch, holdBack } = useKeeping(
    form,
    { loaded: loaded.seen, answered: answer?.seen },
    onKept,
  );
  const about = { ...loaded, problems: answer?.problems ?? [] };
  const told = refusal ?? answer?.refusal;
  const isNews = loaded.category === 'news';
  return (
    <Form
      ref={form}
      id={ARTICLE_FORM}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={touch}
      onSubmit={holdBack}
      className="content-form"
    >
      <input type="hidden" name="seen" value={seen} />
      {told && <NotKept told={told} mine={over ?? answer?.over} problems={about.problems} />}
      <LanguageChoice languages={loaded.languages} shownIn={shownIn} onShowIn={onShowIn} />
      <section className="content-fields" aria-label={t('ARTICLE_FIELDS')}>
        <TextsField name="title" label={t('CONTENT_FIELD_TITLE')} value={content.title} about={about} />
        <TextsField name="intro" label={t('ARTICLE_TEASER')} value={content.intro} about={about} isLong />
      </section>
      {loaded.languages.map(({ code, name }) => (
        <div key={code} data-language={code}>
          <BodyField language={code} said={name} value={content.body[code]} about={about} />
        </div>
      ))}
      {/* The pages of these texts show no picture. */}
      {!loaded.isNeeded && (
        <section className="content-fields" aria-label={t('CONTENT_FIELD_PICTURE_ID')}>
          <PictureField
            name="pictureId"
            label={t('CONTENT_FIELD_PICTURE_ID')}
            chosen={content.pictureId ? [content.pictureId] : []}
            about={about}
          />
          {loaded.languages.map(({ code, name }) => (
            <div key={code} data-language={code}>
              <LineField
                name={`pictureAlt.${code}`}
                label={t('ARTICLE_ALT')}
                hint={t('ARTICLE_ALT_HINT')}
                said={name}
                value={content.pictureAlt[code]}
                about={about}
              />
            </div>
          ))}
        </section>
      )}
      {isNews && <NewsFields content={content} languages={loaded.languages} about={about} />}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="do" value="save" kind="quiet" size="small">
          {t('SAVE')}
        </Button>
        <span role="status" className="small text-ink-3">
          {isSaving ? t('EDITOR_SAVING') : seen === loaded.seen || told ? '' : t('SAVED')}
        </span>
      </p>
    </Form>
  );
}

type About = { problems: readonly { field: string; text: string }[] };

/** The fields that only news has: its address in each language, and its day. */
function NewsFields({
  content,
  languages,
  about,
}: Pick<LoadedArticle, 'content' | 'languages'> & { about: About }) {
  const t = useOfficeTexts();
  return (
    <section className="content-fields" aria-label={t('ARTICLE_ADDRESS')}>
      <input type="hidden" name="has-slug" value="yes" />
      {languages.map(({ code, name }) => (
        <div key={code} data-language={code}>
          <LineField
            name={`slug.${code}`}
            label={t('ARTICLE_ADDRESS')}
            hint={t('ARTICLE_ADDRESS_HINT')}
            said={name}
            value={content.slug[code]}
            about={about}
          />
        </div>
      ))}
      <Labelled name="publishedOn" label={t('ARTICLE_DAY')} hint={t('ARTICLE_DAY_HINT')} about={about}>
        <input
          id="publishedOn"
          name="publishedOn"
          type="date"
          defaultValue={content.publishedOn ?? ''}
          aria-describedby="publishedOn-hint"
          className="field office-field"
        />
      </Labelled>
    </section>
  );
}

function LineField({
  name,
  label,
  hint,
  said,
  value = '',
  about,
}: {
  name: string;
  label: string;
  hint: string;
  said: string;
  value: string | undefined;
  about: About;
}) {
  return (
    <Labelled name={name} label={label} said={said} hint={hint} about={about}>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={300}
        spellCheck={!name.startsWith('slug')}
        aria-describedby={`${name}-hint`}
        className="field office-field"
      />
    </Labelled>
  );
}
