/** The query of a form, without its empty fields and without one that somebody is typing a place into. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const typing = form.querySelector<HTMLInputElement>('input[data-typing]');
  const filled = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && !(name === typing?.name && value === typing.value),
  );
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
}
