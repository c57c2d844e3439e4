/** More at once are a slip of the finger. */
export const mostNewUnits = 200;

type UnitNames =
  | { names: string[]; problem?: undefined }
  | { problem: 'empty' | 'notARange' | 'tooMany' | 'tooLong' | 'twice' };

const mostLetters = 40;

/**
 * The names that a pattern stands for: '1…12', 'A.1…C.4', 'A1, A2', and '0101…0304' as floors 01 to 03 with 01 to 04 on
 * each. Between the first and the last name stand '…', '...', or a dash between spaces.
 */
export function readUnitNames(pattern: string): UnitNames {
  const parts = pattern.split(/[,;\n]/u).map((part) => part.trim());
  const names: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const [from = '', to, ...more] = part.split(/…|\.{2,3}| [–-] /u).map((name) => name.trim());
    const range = to === undefined ? [from] : more.length > 0 ? undefined : namesBetween(from, to);
    if (!range) return { problem: 'notARange' };
    names.push(...range);
    if (names.length > mostNewUnits) return { problem: 'tooMany' };
  }
  if (names.length === 0) return { problem: 'empty' };
  if (names.some((name) => name.length > mostLetters)) return { problem: 'tooLong' };
  if (new Set(names).size < names.length) return { problem: 'twice' };
  return { names };
}

/** The next name: '0304' after '0303', 'A2' after 'A1'; undefined if the name has no digits. */
export function nextUnitName(name: string): string | undefined {
  const [, before = '', digits, after = ''] = /^(.*?)(\d+)(\D*)$/u.exec(name) ?? [];
  if (digits === undefined) return undefined;
  return `${before}${String(Number(digits) + 1).padStart(digits.length, '0')}${after}`;
}

/** Undefined if the two are not written alike, or the last comes before the first. */
function namesBetween(from: string, to: string): string[] | undefined {
  const first = partsOf(from);
  const given = partsOf(to);
  // 'Lot 1…12': the last name leaves out the beginning that it shares with the first.
  const last = /^\d+$/u.test(to) ? [...first.slice(0, -given.length), ...given] : given;
  if (first.length !== last.length) return undefined;
  let names = [''];
  for (const [index, part] of first.entries()) {
    const steps = stepsBetween(part, last[index] ?? '');
    if (!steps || names.length * steps.length > mostNewUnits * 10) return undefined;
    names = names.flatMap((name) => steps.map((step) => name + step));
  }
  return names;
}

/** Splits a name into digits, letters and other signs. The last two of three or four digits count within a floor. */
function partsOf(name: string): string[] {
  const parts = name.match(/\d+|\p{L}+|[^\d\p{L}]+/gu) ?? [];
  return parts.flatMap((part) => (/^\d{3,4}$/u.test(part) ? [part.slice(0, -2), part.slice(-2)] : [part]));
}

function stepsBetween(from: string, to: string): string[] | undefined {
  if (from === to) return [from];
  if (/^\d{1,9}$/u.test(from) && /^\d{1,9}$/u.test(to)) {
    const width = from.startsWith('0') ? from.length : 1;
    return counted(Number(from), Number(to), (number) => String(number).padStart(width, '0'));
  }
  if (/^[A-Za-z]$/u.test(from) && /^[A-Za-z]$/u.test(to))
    return counted(from.charCodeAt(0), to.charCodeAt(0), (code) => String.fromCharCode(code));
  return undefined;
}

function counted(from: number, to: number, write: (number: number) => string): string[] | undefined {
  if (to < from || to - from > mostNewUnits * 10) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => write(from + index));
}
