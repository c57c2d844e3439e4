/** Throws 400 for what is no form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
