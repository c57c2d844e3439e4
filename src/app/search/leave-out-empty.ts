/**
 * For the ref of a form that is sent with GET: keeps empty fields out of the address. The browser fires `formdata`
 * before it sends the form, whatever sends it. Without JavaScript the empty fields are there and mean the same.
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
