/** The device's answer, from the JSON of the browser; undefined if it cannot be one. */
export function readDeviceAnswer(text: string): (Record<string, unknown> & { id: string }) | undefined {
  if (text.length > 16_384) return undefined;
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  const { id } = answer;
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? { ...answer, id } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The library throws for everything that is wrong: an answer from another page or device, or a forged one. */
export async function unlessRefused<Verified extends { verified: boolean }>(
  verify: () => Promise<Verified>,
): Promise<Verified | undefined> {
  try {
    const verified = await verify();
    return verified.verified ? verified : undefined;
  } catch {
    return undefined;
  }
}
