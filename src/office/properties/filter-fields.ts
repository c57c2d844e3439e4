type Given = Readonly<Record<string, string | boolean>>;

/** Whether other filters are chosen than the list was asked for; what is only being typed asks nothing yet. */
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

/** Without what is empty, and without the usual order. */
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
