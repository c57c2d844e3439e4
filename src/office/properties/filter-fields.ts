type Given = Readonly<Record<string, string | boolean>>;

/** True if the form's filters differ from those of the list; text that is being typed does not count yet. */
export function differs(form: HTMLFormElement, given: Given): boolean {
  return fieldsOf(form).some(
    (field) =>
      field.type !== 'search' && (isCheck(field) ? field.checked : field.value) !== given[field.name],
  );
}

export function fill(form: HTMLFormElement, given: Given): void {
  for (const field of fieldsOf(form)) {
    const value = given[field.name];
    if (isCheck(field)) field.checked = value === true;
    else if (typeof value === 'string') field.value = value;
  }
}

/** The query of the form, without empty fields and the usual order. */
export function queryOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() && !(name === 'sort' && value === 'changed'))
      params.append(name, value.trim());
  return params.size > 0 ? `?${params}` : '';
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
}

function isCheck(field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}
