import { openSecrets } from '#commands/import/sealed-secrets.ts';
import { findSource, type ImportSource } from '#database/import/sources.ts';
import { problem } from '#domain/problem/problem.ts';
import { type Adapter, type SourceAccess, SourceProblem } from '#import/crm/adapter.ts';
import { guardedFetch } from '#import/fetch/guarded-fetch.ts';
import type { ImportSurroundings } from './surroundings.ts';

export type OpenSource = {
  source: ImportSource;
  adapter: Adapter;
  access: SourceAccess<Record<string, unknown>>;
};

/** A page of homes with all their details is large; anything larger than this is no answer. */
const mostAnswerBytes = 50_000_000;

/** Opens a source with its secrets in the clear. Throws a SourceProblem that says why it cannot. */
export async function openSource(around: ImportSurroundings, name: string): Promise<OpenSource> {
  const source = await findSource(around.database, name);
  if (!source) throw new SourceProblem(`There is no source ${name}.`);
  const adapter = around.findAdapter(source.adapter);
  if (!adapter) throw new SourceProblem(problem('UNKNOWN_SYSTEM', { system: source.adapter }));
  const settings = openSettings(adapter, source, around.importKey);
  return { source, adapter, access: accessTo(around, { source, adapter, settings }) };
}

/** Throws a SourceProblem as well. */
export function openSettings(
  adapter: Adapter,
  { name, settings, secrets }: ImportSource,
  importKey: string | undefined,
): Record<string, unknown> {
  if (secrets && !importKey) throw new SourceProblem(problem('KEY_LACKS', { name }));
  const opened = secrets && importKey ? openSecrets(secrets, importKey, name) : {};
  if (!opened) throw new SourceProblem(problem('KEY_OTHER', { name }));
  const read = adapter.settings.safeParse({ ...Object(settings), ...opened });
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new SourceProblem(problem('SETTINGS_WRONG', { name, fields: wrong }));
}

function accessTo(
  { network, pause, now }: ImportSurroundings,
  {
    source,
    adapter,
    settings,
  }: { source: ImportSource; adapter: Adapter; settings: Record<string, unknown> },
): OpenSource['access'] {
  const hosts = [...adapter.hosts, ...source.hosts];
  return {
    settings,
    pause,
    now,
    async request(address, options = {}) {
      const fetched = await guardedFetch(network?.addressOf?.(address) ?? address, {
        hosts,
        maxBytes: mostAnswerBytes,
        ...options,
        ...network,
      });
      if (fetched.kind === 'refused') throw new SourceProblem(fetched.reason);
      if (fetched.kind === 'unchanged') throw new SourceProblem(problem('ANSWER_UNCHANGED'));
      return fetched;
    },
  };
}
