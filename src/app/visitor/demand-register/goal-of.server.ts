/** The goal of a visitor with a property of their own; undefined for one who searches. */
export async function goalOf(request: Request): Promise<'sell' | 'let' | undefined> {
  const body = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const goal = body?.getAll('goal').at(-1);
  return goal === 'sell' || goal === 'let' ? goal : undefined;
}
