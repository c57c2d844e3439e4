/** The ending of the form's text keys. */
export function formKey<Form extends string>(form: Form): Uppercase<Form> {
  return form.toUpperCase() as Uppercase<Form>;
}
