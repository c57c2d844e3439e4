import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { publishEdits } from '#commands/property/publish-edits.ts';
import { saveEdit } from '#commands/property/save-edit.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { readTyped } from '#domain/property/typed-value.ts';
import { dayOf } from '#domain/time/dates.ts';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { lackingWords } from '#office/properties/lacking-words.server.ts';
import { listHref } from '#office/properties/list.server.ts';
import { readListQuery, writeListQuery } from '#office/properties/list-query.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { priceKey, theirsInWords } from './property-price.server.ts';

/**
 * Saves the price and publishes that field alone, then returns to the same list. An unreadable price is not saved:
 * nobody
 * comes back to this page to mend it.
 */
export async function savePrice(office: OfficeContext, id: string, request: Request) {
  const property = await findProperty(office, id);
  const form = await readForm(request);
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const typed = textOf(form, 'price').trim().slice(0, 100);
  const seen = form.getAll('seen').slice(0, 20).map(String);
  const refuse = (text: string, also: readonly string[] = []) =>
    data({ problems: [{ field: 'price', text }], typed: { price: [typed] }, seen: [...seen, ...also] }, 422);

  const target = findEditTarget(priceKey);
  if (!target || readTyped(target, typed, wordsFor).problem) return refuse(t('PROPERTIES_PRICE_UNREADABLE'));
  const saved = await saveEdit(by, {
    propertyId: property.id,
    key: priceKey,
    typed,
    seen: seen.map(parsed),
    // A new id for each form: a second price after a refusal is no repetition of the first.
    client: randomUUID(),
    sequence: 1,
  });
  if (saved.outcome === 'conflict') {
    const contents = saved.theirs.map(({ content }) => JSON.stringify(content));
    return refuse(`${await theirsInWords(office, saved.theirs)} ${t('PROPERTIES_PRICE_AGAIN')}`, contents);
  }
  if (saved.outcome !== 'saved') return refuse(t('PROPERTIES_PRICE_UNREADABLE'));

  const published = await publishEdits(by, { propertyId: property.id, keys: [priceKey] });
  switch (published.outcome) {
    case 'refused':
    case 'never': {
      const facts = { ...propertyFacts(property), priceCents: saved.content as number | null };
      const words = lackingWords(facts, published.missing, {
        language: office.language,
        today: dayOf(office.now),
      });
      return refuse(`${t('PROPERTIES_PRICE_WAITS')} ${words}`, [JSON.stringify(saved.content)]);
    }
    case 'conflict':
    case 'unreadable':
    case 'problems':
    case 'no such property':
      return refuse(t('PROPERTIES_PRICE_WAITS'), [JSON.stringify(saved.content)]);
    default: {
      const list = writeListQuery(readListQuery(new URLSearchParams(textOf(form, 'list'))));
      const kind = property.publication === 'published' ? 'price' : 'kept-price';
      const told = `told=${encodeURIComponent(`${kind}-${property.reference}`)}`;
      return redirect(listHref(list ? `${list}&${told}` : told), 303);
    }
  }
}

/** Text that none of our forms sends counts as nothing seen. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
