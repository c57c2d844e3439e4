/** The query of a form, without its empty fields. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
}
