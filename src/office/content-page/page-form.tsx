import { useState } from 'react';
import { Button } from '#interface/button.tsx';
import { HiddenTexts, Labelled, TextsField } from '#office/content-editing/fields.tsx';
import { KeptForm, type KeptFormProps } from '#office/content-editing/kept-form.tsx';
import { moduleTypes } from '#site/pages/module-fields.ts';
import type { PageContent } from '#site/pages/page-content.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FormAbout } from './form-about.ts';
import type { LoadedPage } from './load-page.server.ts';
import { MetadataFields } from './metadata-fields.tsx';
import { ModuleEditor, moduleText } from './module-editor.tsx';

export const PAGE_FORM = 'page-form';

export function PageForm(props: KeptFormProps<LoadedPage, PageContent>) {
  const t = useOfficeTexts();
  const { loaded, answer, shownIn } = props;
  // Data that the loader gives after a save in the background must not replace what is being typed.
  const [content] = useState(answer?.sent ?? loaded.content);
  const about: FormAbout = { ...loaded, problems: answer?.problems ?? [] };
  return (
    <KeptForm id={PAGE_FORM} {...props}>
      <section className="content-fields" aria-label={t('CONTENT_SETTINGS')}>
        <TextsField
          name="title"
          label={t('CONTENT_FIELD_TITLE')}
          value={content.title}
          unfilled={loaded.usualTitle}
          about={about}
        />
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
    </KeptForm>
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
