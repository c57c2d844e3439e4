import type { z } from 'zod';
import { type CommandSurroundings, NotThere, WrongUse } from '#command-line/command.ts';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';

/** Another company's system and the settings it needs; `secrets` name the settings that are kept encrypted. */
type System = { name: string; settings: z.ZodType; secrets: readonly string[] };

export function readSettings(given: readonly string[] | undefined): Record<string, unknown> {
  return Object.fromEntries(
    (given ?? []).map((each) => {
      const [key = '', ...value] = each.split('=');
      if (value.length === 0) throw new WrongUse('--set must be KEY=VALUE.');
      return [key, value.join('=')];
    }),
  );
}

/** Asks for the secrets at the terminal: a secret in the command would stay in the shell's history. */
export async function askSecrets(
  { secrets }: Pick<System, 'secrets'>,
  given: Record<string, unknown>,
  ask: CommandSurroundings['ask'],
): Promise<Record<string, unknown>> {
  const all = { ...given };
  for (const key of secrets)
    if (all[key] === undefined && ask) {
      const typed = await ask(`${key}: `);
      if (typed) all[key] = typed;
    }
  return all;
}

/** Separates the secrets and encrypts them, bound to `boundTo`; null if there are none. */
export function sealed(
  system: System,
  given: Record<string, unknown>,
  { importKey, boundTo }: { importKey: string | undefined; boundTo: string },
): { settings: Record<string, unknown>; secrets: Buffer | null } {
  const read = system.settings.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => path.join('.') || 'the settings').join(', ');
    throw new WrongUse(`${system.name} needs other settings: ${wrong}. Give them with --set KEY=VALUE.`);
  }
  const entries = Object.entries(Object(read.data));
  const isSecret = ([key]: [string, unknown]) => system.secrets.includes(key);
  const hidden = Object.fromEntries(entries.filter(isSecret));
  const settings = Object.fromEntries(entries.filter((entry) => !isSecret(entry)));
  if (Object.keys(hidden).length === 0) return { settings, secrets: null };
  if (!importKey) throw new NotThere('IMPORT_KEY is not set: the secrets cannot be encrypted without it.');
  return { settings, secrets: sealSecrets(hidden, importKey, boundTo) };
}
