/** The end of the keys of the form's texts. */
export function formKey<Form extends string>(form: Form): Uppercase<Form> {
  return form.toUpperCase() as Uppercase<Form>;
}
