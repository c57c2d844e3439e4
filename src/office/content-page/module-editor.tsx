import { type Language, pickText } from '#domain/language.ts';
import { Icon } from '#interface/icon.tsx';
import { type ModuleField, moduleFields } from '#site/pages/module-fields.ts';
import type { PageModule } from '#site/pages/module-schema.ts';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { screaming } from '#texts/screaming.ts';
import type { FormAbout } from './form-about.ts';
import { PageField } from './page-fields.tsx';

/** Fields about looks, not content: they stand apart, in a `<details>` of their own. */
const looks = ['columns', 'titleSize', 'background', 'itemsPerRow', 'maxItems', 'focus', 'status'];

/** One part of the page: what it holds, and the buttons that move it and take it away. */
export function ModuleEditor({
  module,
  index,
  count,
  isOpen,
  shownIn,
  about,
}: {
  module: PageModule;
  index: number;
  count: number;
  isOpen: boolean;
  shownIn: Language;
  about: FormAbout;
}) {
  const t = useOfficeTexts();
  const prefix = `modules.${index}`;
  const values: Record<string, unknown> = module;
  const fields = moduleFields(module.type);
  const kind = t(moduleText(module.type));
  const title = pickText(module.title, shownIn)?.text;
  const name = `${kind} (${index + 1})`;
  const hasProblem = about.problems.some(({ field }) => field.startsWith(`${prefix}.`));
  const draw = (field: ModuleField) => (
    <PageField
      key={field.name}
      field={field}
      name={`${prefix}.${field.name}`}
      value={values[field.name]}
      about={about}
    />
  );
  const act = (value: string, label: string, icon: 'arrow-up' | 'x', className = '') => (
    <button type="submit" name="do" value={`${value}.${index}`} className={`content-act ${className}`}>
      <Icon name={icon} size={18} />
      <span className="sr-only">{`${label}: ${name}`}</span>
    </button>
  );
  return (
    <section id={`module-${index}`} className="content-module" aria-label={name}>
      <input type="hidden" name={`${prefix}.type`} value={module.type} />
      <div className="content-acts">
        {index > 0 && act('up', t('CONTENT_UP'), 'arrow-up')}
        {index < count - 1 && act('down', t('CONTENT_DOWN'), 'arrow-up', 'content-act-down')}
        {act('remove', t('CONTENT_REMOVE'), 'x')}
      </div>
      <details open={isOpen || hasProblem}>
        <summary>
          <span className="font-semibold">{kind}</span>
          {title && <span className="content-module-title">{title}</span>}
        </summary>
        <div className="content-fields">
          {fields.filter((field) => !looks.includes(field.name)).map(draw)}
          <details className="content-looks">
            <summary className="editor-undo">{t('CONTENT_LOOKS')}</summary>
            <div className="content-fields">
              {fields.filter((field) => looks.includes(field.name)).map(draw)}
            </div>
          </details>
        </div>
      </details>
    </section>
  );
}

export function moduleText(type: string): OfficePageTextKey {
  return `CONTENT_MODULE_${screaming(type)}` as OfficePageTextKey;
}
