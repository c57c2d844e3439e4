import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readChoice, readDayFlag, refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { addDocument, mostDocuments } from '#commands/document/add-document.ts';
import { heaviestDocument } from '#commands/document/document-file.ts';
import { documentDaysFault } from '#domain/property/document-days.ts';
import { documentAccesses, documentKinds } from '#domain/property/document-kinds.ts';
import { dayOf } from '#domain/time/dates.ts';
import { wrongKindWords } from '#images/refusal-words.ts';
import { getNamedProperty, requiredProperty } from './named-property.ts';

const refusals = {
  'too heavy': `is larger than ${heaviestDocument / 1024 / 1024} MB`,
  broken: 'cannot be read',
  'too many pixels': 'has too many pixels',
  'too many': `is one too many: the property has ${mostDocuments} documents`,
  'no such property': 'belongs to a property that is gone',
};

export const documentAdd: Command = {
  name: 'documents add',
  summary: 'Keeps a document of a property, for its owners or also for visitors',
  help: `npm run gevel -- documents add --property ID|REFERENCE --kind KIND --file FILE --access ACCESS [flags]

Keeps a document of a property: a PDF, JPEG or PNG of at most ${heaviestDocument / 1024 / 1024} MB.

  --kind KIND      ${documentKinds.slice(0, 10).join(', ')},
                   ${documentKinds.slice(10).join(', ')}
  --access ACCESS  owner: only the owners of the property; request: also visitors who ask for it; download: everybody
  --issued DAY     the day it was signed or drawn up, such as 2026-11-24
  --expires DAY    its last valid day; the owners are warned two months before
  --replace        replaces the property's documents of this kind, such as a renewed certificate

Exit status: 0 kept, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, err, directory, now, openSite }) {
    const { values, positionals } = readFlags(args, {
      property: { type: 'string' },
      kind: { type: 'string' },
      file: { type: 'string' },
      access: { type: 'string' },
      issued: { type: 'string' },
      expires: { type: 'string' },
      replace: { type: 'boolean', default: false },
    });
    refuseWords(positionals);
    const named = requiredProperty(values.property);
    const kind = readChoice('kind', values.kind, documentKinds);
    const access = readChoice('access', values.access, documentAccesses);
    const issuedOn = readDayFlag('issued', values.issued);
    const expiresOn = readDayFlag('expires', values.expires);
    const fault = documentDaysFault({ issuedOn, expiresOn }, dayOf(now));
    if (fault === 'to come') throw new WrongUse(`--issued ${issuedOn} is in the future.`);
    if (fault === 'expires before') throw new WrongUse(`It expires on ${expiresOn}, before it was issued.`);
    const file = requireText('file', values.file, 4096);
    const path = resolve(directory, file);
    await checkReadable(path);
    // Checked before reading: a file that is far too large must not fill the memory.
    if ((await stat(path)).size > heaviestDocument) {
      err(`${file} ${refusals['too heavy']}.\n`);
      return 1;
    }
    const bytes = await readFile(path);
    await using site = await openSite();
    const property = await getNamedProperty(site, named);
    const added = await addDocument(
      { database: site.database, documents: site.documents, now, actor: 'command' },
      { propertyId: property.id, kind, access, bytes, issuedOn, expiresOn, replaces: values.replace },
    );
    switch (added.outcome) {
      case 'added': {
        const replaced = added.replaced > 0 ? `, in place of ${added.replaced}` : '';
        out(`Document ${added.id} of ${property.reference}: ${kind}, ${access}${replaced}\n`);
        const { title, author } = added.properties;
        const says = [title && `title "${title}"`, author && `author "${author}"`].filter(Boolean).join(', ');
        if (says) err(`Readers of the file can see in it: ${says}.\n`);
        return 0;
      }
      case 'there already':
        out(
          `This file is already document ${added.id} of ${property.reference}: nothing was changed. Add --replace to replace it\n`,
        );
        return 0;
      case 'wrong kind':
        err(`${file} ${wrongKindWords(bytes, ['PDF', 'JPEG', 'PNG'])}.\n`);
        return 1;
      default:
        err(`${file} ${refusals[added.outcome]}.\n`);
        return 1;
    }
  },
};
