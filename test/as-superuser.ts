import { superuser } from '#database/embedded/cluster.ts';

/** The address of an embedded database for who may do everything on its server. */
export function asSuperuser(url: string): string {
  return Object.assign(new URL(url), { username: superuser }).href;
}
