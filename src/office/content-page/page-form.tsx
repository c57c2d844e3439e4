import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Language } from '#domain/language.ts';
import { Button } from '#interface/button.tsx';
import { moduleTypes } from '#site/pages/module-fields.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { PageAnswer } from './act-on-page.server.ts';
import { type FormAbout, HiddenTexts, Labelled, TextsField } from './field-parts.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { LoadedPage } from './load-page.server.ts';
import { MetadataFields } from './metadata-fields.tsx';
import { ModuleEditor, moduleText } from './module-editor.tsx';
import { NotKept } from './not-kept.tsx';
import { useKeeping } from './use-keeping.ts';

export const PAGE_FORM = 'page-form';

/**
 * The whole page as one form, sent by any of its buttons. With JavaScript it is also saved a moment after the last
 * keystroke. It is drawn anew when another state of the page is opened (its key), never during typing.
 */
export function PageForm({
  loaded,
  answer,
  onKept,
  shownIn,
  onShowIn,
}: {
  loaded: LoadedPage;
  answer: PageAnswer | undefined;
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
  const about: FormAbout = { ...loaded, problems: answer?.problems ?? [] };
  const told = refusal ?? answer?.refusal;
  const mine = over ?? answer?.over;
  return (
    <Form
      ref={form}
      id={PAGE_FORM}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={touch}
      onSubmit={holdBack}
      className="content-form"
    >
      <input type="hidden" name="seen" value={seen} />
      {told && <NotKept told={told} mine={mine} problems={about.problems} />}
      <LanguageChoice languages={loaded.languages} shownIn={shownIn} onShowIn={onShowIn} />
      <section className="content-fields" aria-label={t('CONTENT_SETTINGS')}>
        <TextsField name="title" label={t('CONTENT_FIELD_TITLE')} value={content.title} about={about} />
        {loaded.isOwn && <input type="hidden" name="has-path" value="yes" />}
        {loaded.isOwn && <HiddenTexts name="path" value={content.path} about={about} />}
        {loaded.isOwn &&
          loaded.languages.map(({ code, name }) => (
            <div key={code} data-language={code}>
              <Labelled
                name={`path.${code}`}
                label={t('CONTENT_ADDRESS')}
                said={name}
                hint={t('CONTENT_ADDRESS_HINT')}
                about={about}
              >
                <input
                  id={`path.${code}`}
                  name={`path.${code}`}
                  defaultValue={content.path[code] ?? ''}
                  maxLength={100}
                  spellCheck={false}
                  className="field office-field"
                />
              </Labelled>
            </div>
          ))}
        <div className="flex flex-wrap gap-x-6">
          <Check name="inMenu" label={t('CONTENT_IN_MENU')} isChecked={content.inMenu} />
          <Check name="seo" label={t('CONTENT_SEO')} isChecked={content.seo} />
        </div>
        <MetadataFields metadata={content.metadata} about={about} />
      </section>
      <div>
        {content.modules.map((module, index) => (
          <ModuleEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: the form is drawn anew when their order changes
            key={index}
            module={module}
            index={index}
            count={content.modules.length}
            isOpen={index === loaded.open}
            shownIn={shownIn}
            about={about}
          />
        ))}
      </div>
      <div className="content-add">
        <Labelled name="add" label={t('CONTENT_KIND')} about={about}>
          <select id="add" name="add" className="field office-field office-select">
            {moduleTypes.map((type) => (
              <option key={type} value={type}>
                {t(moduleText(type))}
              </option>
            ))}
          </select>
        </Labelled>
        <Button type="submit" name="do" value="add" kind="quiet" size="small">
          {t('CONTENT_ADD')}
        </Button>
      </div>
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

function Check({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="office-choice">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isChecked}
        className="check office-check"
      />
      {label}
    </label>
  );
}
