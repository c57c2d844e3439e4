/** What a form asks for: what is empty asks for nothing. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
}
