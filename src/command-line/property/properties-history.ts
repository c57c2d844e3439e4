import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { listPropertyHistory } from '#database/property/property-history.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type FieldKey, fields } from '#domain/property/fields.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import { getNamedProperty, onlyProperty } from './named-property.ts';

/** A long text is cut here, unless --field asks for it. */
const mostCharacters = 60;

export const propertiesHistory: Command = {
  name: 'properties history',
  summary: 'Lists the changes of a property',
  help: `npm run gevel -- properties history ID|REFERENCE [flags]

Lists the changes, the latest first: time, author ('import:' and the source, 'command', …), field, old and new value.
Long texts are cut.

  --field KEY   only this field, in full: a column of the import, with its language if it has one, such as title.fr
  --last COUNT  the number of changes (50; at most 10000)

Exit status: 0 done, 1 there is no such property, 2 wrong usage.
`,
  async run(args, { out, err, openSite }) {
    const { values, positionals } = readFlags(args, {
      field: { type: 'string' },
      last: { type: 'string', default: '50' },
    });
    const named = onlyProperty(positionals);
    const field = values.field === undefined ? undefined : storedField(values.field);
    const most = Number(/^\d{1,5}$/.test(values.last) ? values.last : 0);
    if (most < 1 || most > 10_000) throw new WrongUse('--last must be a number from 1 to 10000.');
    await using site = await openSite();
    const { id: propertyId } = await getNamedProperty(site, named);
    const changes = await listPropertyHistory(site.database, { propertyId, field, most });
    const shown = (value: unknown) => {
      const text = value === null ? '–' : JSON.stringify(value);
      return field || text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
    };
    for (const { at, actor, field, before, after } of changes)
      out(
        `${formatDay(at, 'en')} ${formatTime(at)}  ${actor}  ${field}  ${shown(before)} → ${shown(after)}\n`,
      );
    err(`${changes.length} ${changes.length === 1 ? 'change' : 'changes'}\n`);
    return 0;
  },
};

/** The name in the history: the column's for an attribute with a column. Throws WrongUse. */
function storedField(given: string): string {
  const [key = '', language] = given.split('.');
  const field = fields.find((each) => each.key === key);
  if (!field) throw new WrongUse(`There is no field "${key}".`);
  const name = 'column' in field ? columnName(field.key as FieldKey) : field.key;
  return language === undefined ? name : `${name}.${language}`;
}
