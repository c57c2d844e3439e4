import { saveEdit } from '#commands/property/save-edit.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { controlOf, valueInWords } from './control-of.server.ts';
import { fieldProblem } from './field-problem.server.ts';
import type { FieldAnswer, WrittenField } from './shown-field.ts';
import { momentText, namesOf, whenText } from './who-and-when.server.ts';

type SentField = {
  propertyId: number;
  key: string;
  typed: string;
  /** The contents that its writer has seen, as JSON. */
  seen: readonly string[];
  client: string;
  sequence: number;
};

/** Throws 400 for a form that is not ours, 404 if there is no such property. */
export async function saveField(office: OfficeContext, sent: SentField): Promise<FieldAnswer> {
  const { language, now } = office;
  const saved = await saveEdit(staffBy(office), { ...sent, seen: sent.seen.map(parsed) });
  switch (saved.outcome) {
    case 'saved':
      return {
        outcome: 'saved',
        seen: JSON.stringify(saved.content ?? null),
        when: whenText(saved.at, language, now),
      };
    case 'unreadable':
      return {
        outcome: 'unreadable',
        seen: JSON.stringify({ typed: sent.typed }),
        problem: fieldProblem(saved.problem, language),
        when: whenText(saved.at, language, now),
      };
    case 'conflict':
      return { outcome: 'conflict', theirs: await presentTheirs(office, sent.key, saved.theirs) };
    case 'outdated':
      return { outcome: 'outdated' };
    default:
      throw new Response(saved.outcome, { status: saved.outcome === 'no such property' ? 404 : 400 });
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Response('This form cannot be read.', { status: 400 });
  }
}

async function presentTheirs(
  { database, language, now }: OfficeContext,
  key: string,
  theirs: readonly { content: unknown; actor: string; at: Date }[],
): Promise<WrittenField[]> {
  const target = findEditTarget(key);
  if (!target) return [];
  const names = await namesOf(
    database,
    theirs.map(({ actor }) => actor),
    language,
  );
  const words = fieldTexts(language);
  return theirs.map(({ content, actor, at }) => {
    const typed = typedOf(content) ?? writeTyped(target, content);
    return {
      content: JSON.stringify(content ?? null),
      typed,
      words: valueInWords(controlOf(target.field, words, []), typed, language),
      who: names(actor),
      when: momentText(at, language, now),
    };
  });
}

/** The typed text of a content that could not be read. */
function typedOf(content: unknown): string | undefined {
  return typeof content === 'object' && content !== null && 'typed' in content
    ? String(content.typed)
    : undefined;
}
