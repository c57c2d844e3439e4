import { data, redirect } from 'react-router';
import { changeFields } from '#commands/property/change-fields.ts';
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
import { priceReduced, ribbonAfter, ribbonKey, ribbonWords } from './price-ribbon.server.ts';
import { priceKey, theirsInWords } from './property-price.server.ts';

/**
 * Saves the price, and the ribbon that tells of it, and publishes these alone; then returns to the same list. What is
 * refused is not saved: nobody comes back to this page to mend it.
 */
export async function savePrice(office: OfficeContext, id: string, request: Request) {
  const property = await findProperty(office, id);
  const form = await readForm(request);
  const t = officeTextsFor(office.language);
  const typed = textOf(form, 'price').trim().slice(0, 100);
  const seen = form.getAll('seen').slice(0, 20).map(String);
  const isWanted = form.has('ribbon');
  const refuse = (text: string, { field = 'price', also = [] as readonly string[] } = {}) => {
    const kept = { price: [typed], ...(isWanted && { ribbon: ['yes'] }) };
    return data({ problems: [{ field, text }], typed: kept, seen: [...seen, ...also] }, 422);
  };

  const target = findEditTarget(priceKey);
  const reading = target && readTyped(target, typed, wordsFor);
  if (!reading || reading.problem) return refuse(t('PROPERTIES_PRICE_UNREADABLE'));
  const fields = [{ key: priceKey, typed, seen: seen.map(parsed) }];
  if (form.has('was.ribbon')) {
    const ribbon = ribbonAfter(property, { price: reading.value, isWanted });
    if (ribbon === 'untrue') return refuse(ribbonWords(office, property).untrue, { field: 'ribbon' });
    const seenRibbon = [textOf(form, 'was.ribbon') || null];
    if (ribbon === 'put on') fields.push({ key: ribbonKey, typed: priceReduced, seen: seenRibbon });
    if (ribbon === 'taken off') fields.push({ key: ribbonKey, typed: '', seen: seenRibbon });
  }
  const changed = await changeFields(staffBy(office), { propertyId: property.id, fields });
  switch (changed.outcome) {
    case 'changed': {
      const list = writeListQuery(readListQuery(new URLSearchParams(textOf(form, 'list'))));
      const kind = property.publication === 'published' ? 'price' : 'kept-price';
      const told = `told=${encodeURIComponent(`${kind}-${property.reference}`)}`;
      return redirect(listHref(list ? `${list}&${told}` : told), 303);
    }
    case 'not kept': {
      // The box is no longer there.
      if (changed.key === ribbonKey) return refuse(ribbonWords(office, property).changed);
      if (changed.why.outcome !== 'conflict') return refuse(t('PROPERTIES_PRICE_UNREADABLE'));
      const { theirs } = changed.why;
      const also = theirs.map(({ content }) => JSON.stringify(content));
      return refuse(`${await theirsInWords(office, theirs)} ${t('PROPERTIES_PRICE_AGAIN')}`, { also });
    }
    case 'not published': {
      const missing = 'missing' in changed.why ? changed.why.missing : [];
      const facts = { ...propertyFacts(property), priceCents: reading.value as number | null };
      const { language, now } = office;
      const lacking = missing.length > 0 && lackingWords(facts, missing, { language, today: dayOf(now) });
      return refuse([t('PROPERTIES_PRICE_NOT_KEPT'), lacking].filter(Boolean).join(' '));
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
