import { inLanguages, richTextsIn, textsIn } from '#office/content-editing/texts-in.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type ModuleField, moduleFields, moduleTypes, onlyView } from '#site/pages/module-fields.ts';
import type { PageContent } from '#site/pages/page-content.ts';
import { metadataNames } from './metadata-names.ts';

/** A page as it was sent; the schema validates it. Values that no form shows stay as they are in `current`. */
export type SentPage = Omit<PageContent, 'modules'> & { modules: SentModule[] };
export type SentModule = Record<string, unknown> & { type: string };

export function readPageForm(form: FormData, current: PageContent): SentPage {
  return {
    ...current,
    title: textsIn(form, 'title'),
    path: form.has('has-path') ? textsIn(form, 'path') : current.path,
    inMenu: form.has('inMenu'),
    seo: form.has('seo'),
    metadata: metadataIn(form, current.metadata),
    modules: readModules(form),
  };
}

function readModules(form: FormData): SentModule[] {
  const modules: SentModule[] = [];
  for (let index = 0; index < 60; index++) {
    const type = moduleTypes.find((each) => each === textOf(form, `modules.${index}.type`));
    if (!type) break;
    const view = onlyView(type);
    const fields = readFields(form, moduleFields(type), `modules.${index}`);
    modules.push({ type, ...(view && { view }), position: index, ...fields });
  }
  return modules;
}

function readFields(form: FormData, fields: readonly ModuleField[], prefix: string) {
  const read = fields.map(
    (field) => [field.name, readField(form, field, `${prefix}.${field.name}`)] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function readField(form: FormData, field: ModuleField, name: string): unknown {
  const typed = textOf(form, name).trim();
  switch (field.kind) {
    case 'texts':
      return textsIn(form, name);
    case 'richText':
      return richTextsIn(form, name);
    case 'pictures':
      return picturesIn(form, name).slice(0, field.most);
    case 'number':
      return typed === '' ? undefined : Number(typed);
    case 'category':
      return { type: 'category', id: typed || field.options[0] };
    case 'article':
      return { type: 'article', id: typed };
    case 'link':
      return linkIn(form, name, field.isOptional);
    case 'background':
      return backgroundIn(form, name);
    case 'rows': {
      const count = Math.min(Number(textOf(form, `${name}.count`)) || 0, field.most);
      return Array.from({ length: count }, (_, index) => readFields(form, field.fields, `${name}.${index}`));
    }
    default:
      return typed || (field.isOptional ? undefined : typed);
  }
}

/** Only values that were filled in: the rest comes from the page itself. A language without a field stays as it is. */
function metadataIn(form: FormData, current: PageContent['metadata']): PageContent['metadata'] {
  return inLanguages((language) => {
    if (!form.has(`metadata.${language}.title`)) return current[language];
    const written = metadataNames.flatMap((name) => {
      const typed = textOf(form, `metadata.${language}.${name}`).replaceAll(/\s+/g, ' ').trim();
      return typed ? [[name, typed] as const] : [];
    });
    return written.length > 0 ? Object.fromEntries(written) : undefined;
  });
}

function picturesIn(form: FormData, name: string): string[] {
  return form.getAll(name).filter((id) => typeof id === 'string' && id !== '') as string[];
}

/** 'page:contact', 'own:guide' or 'address'. */
function linkIn(form: FormData, name: string, isOptional: boolean): unknown {
  const [kind, to = ''] = textOf(form, `${name}.to`).split(':', 2);
  const label = textsIn(form, `${name}.label`);
  const named = Object.keys(label).length > 0 ? { label } : {};
  if (kind === 'page') return { page: to, ...named };
  if (kind === 'own') return { ownPage: to, ...named };
  if (kind === 'address') return { address: textOf(form, `${name}.address`).trim(), ...named };
  return isOptional ? undefined : {};
}

function backgroundIn(form: FormData, name: string): unknown {
  const kind = textOf(form, `${name}.type`);
  const [first, ...more] = picturesIn(form, `${name}.pictures`);
  if (kind === 'pictures' && first) {
    const focus = textOf(form, `${name}.focus`);
    return more.length > 0
      ? { type: 'gallery', pictureIds: [first, ...more] }
      : { type: 'image', pictureId: first, ...(focus && { focus }) };
  }
  return ['paper', 'tint', 'night'].includes(kind) ? { type: 'color', color: kind } : { type: '' };
}
