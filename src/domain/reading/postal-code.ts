import { countryIds } from '#domain/place/region.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { quote, type Reading, saysNothing } from './reading.ts';

const written = /^(?:(be|b|lu|l)[\s-]*)?(\d{4})(?:\.0+)?$/iu;

/**
 * '9000', 'B-9000', '9000.0' from a spreadsheet or 'L-1234' becomes the four digits, with the country if the code
 * names it.
 */
export function readPostalCode(text: string): Reading<{ code: string; countryId: number | undefined }> {
  if (saysNothing(typedLine(text))) return { value: undefined };
  const [, country, code] = written.exec(typedLine(text)) ?? [];
  if (!code) return { problem: `${quote(text)} is not a postal code` };
  const countryId = country && (/^b/iu.test(country) ? countryIds.belgium : countryIds.luxembourg);
  return { value: { code, countryId: countryId || undefined } };
}
