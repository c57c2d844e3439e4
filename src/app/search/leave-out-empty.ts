/**
 * For the ref of a form that asks with GET: keeps empty fields out of the address. The browser tells of the data before
 * it is sent, whoever sends it. Without JavaScript the empty fields are there and mean the same.
 */
export function leaveOutEmpty(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => {
    for (const name of new Set(formData.keys())) {
      const filled = formData.getAll(name).filter((value) => value !== '');
      formData.delete(name);
      for (const value of filled) formData.append(name, value);
    }
  });
}
