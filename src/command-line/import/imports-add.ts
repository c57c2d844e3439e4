import { type Command, NotThere, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { askSecrets, readSettings, sealed } from '#command-line/reading/system-settings.ts';
import { changeSource, createSource, type PublishHow, publishHows } from '#commands/import/sources.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import { adapters, findAdapter } from '#import/crm/adapters.ts';
import { readHosts } from '#import/fetch/read-hosts.ts';
import { openSettings } from '#import/run/open-source.ts';
import { getSource, tellProblems } from './open-import.ts';

const settingsHelp = `  --set KEY=VALUE   one setting of the system; can be repeated. Leave secrets such as a password out: the command asks
                    for them
  --every MINUTES   how often the system is asked (15); 'never' if the system calls the site itself
  --host HOST       a host of photographs and documents beside those of the system: cdn.agency.be, or *.agency.be for
                    all below it; can be repeated and replaces the former ones; 'none' for none
  --publish HOW     auto, lawful or draft. lawful: new homes that lack something the law requires in an advertisement
                    wait as drafts until the system sends it; each run counts and names them. draft: all new homes
                    wait until somebody publishes them

Exit status: 0 done, 1 not possible, 2 wrong usage.
`;

const flagTypes = {
  set: { type: 'string', multiple: true },
  every: { type: 'string' },
  host: { type: 'string', multiple: true },
  publish: { type: 'string' },
} as const;

export const importsAdd: Command = {
  name: 'imports add',
  summary: 'Adds a system as a source of homes',
  help: `npm run gevel -- imports add NAME --system SYSTEM [flags]

NAME is the source of the homes and never changes. SYSTEM is one of ${adapters.map(({ name }) => name).join(', ')}.
Prints the address that the system may call. It contains a secret and is shown only once.

${settingsHelp}`,
  async run(args, { out, now, ask, openSite }) {
    const { values, positionals } = readFlags(args, { ...flagTypes, system: { type: 'string' } });
    const [name = '', ...more] = positionals;
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name) || more.length > 0)
      throw new WrongUse('NAME must be lower-case letters, digits and hyphens, such as whise.');
    const adapter = findAdapter(values.system ?? '');
    if (!adapter)
      throw new WrongUse(`--system must be one of ${adapters.map((each) => each.name).join(', ')}.`);
    refuseEvery(adapter, values.every);
    const hosts = hostsIn(values.host);
    await using site = await openSite();
    const given = await askSecrets(adapter, readSettings(values.set), ask);
    const { settings, secrets } = sealed(adapter, given, { importKey: site.importKey, boundTo: name });
    const created = await createSource(
      { database: site.database, now, actor: 'command' },
      {
        ...{ name, adapter: adapter.name, settings, secrets },
        everyMinutes: values.every === undefined && adapter.fetch ? 15 : (readEvery(values.every) ?? null),
        publish: readPublish(values.publish) ?? 'auto',
        ...(hosts && { hosts }),
      },
    );
    if (created.outcome === 'named so') throw new NotThere(`There is already a source ${name}.`);
    out(
      `The source ${name} was added. Its system may call\n${site.publicUrl}/hooks/${name}/${created.hookSecret}\n`,
    );
    return 0;
  },
};

export const importsSettings: Command = {
  name: 'imports settings',
  summary: 'Shows or changes the settings of a source',
  help: `npm run gevel -- imports settings SOURCE [flags]

Without flags it shows the settings; secrets are named but not shown.

${settingsHelp}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, flagTypes);
    await using site = await openSite();
    const source = await getSource(site, positionals);
    const { name } = source;
    const adapter = findAdapter(source.adapter);
    if (!adapter) throw new NotThere(`This version does not know the system ${source.adapter}.`);
    if (Object.keys(values).length === 0) {
      for (const [key, value] of Object.entries(Object(source.settings))) out(`${key}=${value}\n`);
      for (const key of source.secrets ? adapter.secrets : []) out(`${key} is set\n`);
      for (const host of source.hosts) out(`host ${host}\n`);
      return 0;
    }
    refuseEvery(adapter, values.every);
    const hosts = hostsIn(values.host);
    return tellProblems(async () => {
      const before = openSettings(adapter, source, site.importKey);
      const given = { ...before, ...readSettings(values.set) };
      const everyMinutes = readEvery(values.every);
      const publish = readPublish(values.publish);
      await changeSource({ database: site.database, now, actor: 'command' }, name, {
        ...(values.set && sealed(adapter, given, { importKey: site.importKey, boundTo: name })),
        ...(values.every !== undefined && { everyMinutes: everyMinutes ?? null }),
        ...(publish && { publish }),
        ...(hosts && { hosts }),
      });
      out(`${name} is changed\n`);
      return 0;
    });
  },
};

/** A system without a server cannot be asked: it sends its changes when it likes. */
function refuseEvery({ name, fetch }: Adapter, every: string | undefined): void {
  if (!fetch && readEvery(every) !== undefined)
    throw new WrongUse(`${name} is never asked, because it sends its changes itself. Leave out --every.`);
}

function readEvery(text: string | undefined): number | undefined {
  if (text === undefined || text === 'never') return undefined;
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 10_080)
    throw new WrongUse("--every must be from 1 to 10080 minutes, or 'never'.");
  return minutes;
}

function hostsIn(given: string[] | undefined): string[] | undefined {
  if (given === undefined) return undefined;
  const read = readHosts(given.filter((each) => each !== 'none').join(' '));
  if (read.wrong === undefined) return read.hosts;
  throw new WrongUse(`--host must be a name such as cdn.agency.be or *.agency.be, not "${read.wrong}".`);
}

function readPublish(text: string | undefined): PublishHow | undefined {
  const how = publishHows.find((each) => each === text);
  if (text === undefined || how) return how;
  throw new WrongUse(`--publish must be one of ${publishHows.join(', ')}.`);
}
