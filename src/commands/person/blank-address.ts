/** Stands in place of an erased address. */
const erased = '[erased]';

/** The address as it may be spelled in a text, in HTML and in a link. */
export function spellings(email: string): string[] {
  return [...new Set([email, email.replaceAll("'", '&#x27;'), encodeURIComponent(email)])].map((spelling) =>
    spelling.toLowerCase(),
  );
}

/** `value`: a text or JSON. A longer address that contains this one belongs to somebody else and stays. */
export function blankAddress(value: unknown, email: string): unknown {
  const anySpelling = spellings(email).map(literally).join('|');
  const pattern = new RegExp(`(?<![\\w.%+-])(?:${anySpelling})(?![\\w-]|\\.\\w)`, 'gi');
  const blank = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, erased);
    if (Array.isArray(part)) return part.map(blank);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, blank(inner)]));
  };
  return blank(value);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
