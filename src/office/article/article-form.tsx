import { useState } from 'react';
import { Labelled, TextsField } from '#office/content-editing/fields.tsx';
import { KeptForm, type KeptFormProps } from '#office/content-editing/kept-form.tsx';
import { PictureField } from '#office/pictures/picture-field.tsx';
import type { ArticleContent } from '#site/articles/article-content.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { BodyField } from './body-field.tsx';
import type { LoadedArticle } from './load-article.server.ts';

export const ARTICLE_FORM = 'article-form';

export function ArticleForm(props: KeptFormProps<LoadedArticle, ArticleContent>) {
  const t = useOfficeTexts();
  const { loaded, answer } = props;
  // Data that the loader gives after a save in the background must not replace what is being typed.
  const [content] = useState(answer?.sent ?? loaded.content);
  const about = { ...loaded, problems: answer?.problems ?? [] };
  const isNews = loaded.category === 'news';
  return (
    <KeptForm id={ARTICLE_FORM} {...props}>
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
    </KeptForm>
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
