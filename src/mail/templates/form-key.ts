/** Takes the name of a form; gives the end of the keys of its texts. */
export function formKey<Form extends string>(form: Form): Uppercase<Form> {
  return form.toUpperCase() as Uppercase<Form>;
}
