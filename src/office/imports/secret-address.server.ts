import type { Adapter } from '#import/crm/adapter.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { systemNames } from './source-words.server.ts';

/** Whether its system sends something: messages, or whole files. */
export function isCalled({ readHook, readDelivery }: Adapter): boolean {
  return readHook !== undefined || readDelivery !== undefined;
}

/** The address that the system calls. It is shown once: only the hash of its secret is kept. */
export function secretAddress(
  { publicUrl, language }: OfficeContext,
  adapter: Adapter,
  { name, hookSecret }: { name: string; hookSecret: string },
) {
  const t = officeTextsFor(language);
  const system = systemNames[adapter.name] ?? adapter.name;
  return {
    name,
    title: t(adapter.readDelivery ? 'IMPORTS_FILES' : 'IMPORTS_HOOK'),
    hint: t(adapter.readDelivery ? 'IMPORTS_FILES_HINT' : 'IMPORTS_HOOK_HINT', { system }),
    address: `${publicUrl}/hooks/${name}/${hookSecret}/`,
  };
}

export type ShownAddress = ReturnType<typeof secretAddress>;
