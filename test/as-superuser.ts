import { superuser } from '#database/embedded/cluster.ts';

/** The address of an embedded database for the superuser of its server. */
export function asSuperuser(url: string): string {
  return Object.assign(new URL(url), { username: superuser }).href;
}
