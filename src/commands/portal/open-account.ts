import { openSecrets } from '#commands/import/sealed-secrets.ts';
import type { PortalAccount } from '#domain/portal/portal-accounts.ts';

/** The name to which the secrets of an account are bound. No source has this name: theirs contain no blanks. */
export function boundToPortal(portalId: number): string {
  return `portal ${portalId}`;
}

/** Its settings with their secrets in the clear; undefined if our key does not open them. */
export function openAccount(
  { settings }: PortalAccount,
  account: { id: number; settings: unknown; secrets: Uint8Array },
  importKey: string | undefined,
): Record<string, unknown> | undefined {
  const opened = importKey && openSecrets(account.secrets, importKey, boundToPortal(account.id));
  if (!opened) return undefined;
  const read = settings.safeParse({ ...Object(account.settings), ...opened });
  return read.success ? Object(read.data) : undefined;
}
