import { readNumber } from './number.ts';
import { quote, type Reading } from './reading.ts';

const onDemand =
  /^(prijs |vraagprijs )?(op aanvraag|o\.?p\.?a\.?)$|^(prix )?sur demande$|^(preis )?auf anfrage$|^(price )?on (request|demand)$/iu;

/**
 * An amount as people write it ('1.250.000 €', '€ 1 250 000,50', '1.250.000,-') becomes whole cents. A text that
 * says that the price is on demand ('op aanvraag') has no value.
 */
export function readEuros(text: string): Reading<number> {
  if (onDemand.test(text.trim())) return { value: undefined };
  const number = readNumber(text, { decimals: 2 });
  if (number.problem !== undefined)
    return { problem: number.problem.replace('a number', 'an amount in euros') };
  return { value: number.value === undefined ? undefined : Math.round(number.value * 100) };
}

/**
 * For a field that holds cents. Bare digits are cents; an amount with a euro sign is in euros; anything else
 * ('1.250.000', '850,00') could be either and is refused.
 */
export function readCents(text: string): Reading<number> {
  const digits = text.trim();
  if (/^\d+$/u.test(digits)) return { value: Number(digits) };
  const euros = readEuros(text);
  if (euros.problem !== undefined || euros.value === undefined || /€|eur/iu.test(text)) return euros;
  return { problem: `${quote(text)} can be euros or cents: name the column without "Cents" for euros` };
}
