/** The fields of a form with their values, as a browser would send them when nothing is typed. */
export function fieldsIn(form: string): [name: string, value: string][] {
  const fields: [string, string][] = [];
  for (const [tag] of form.matchAll(
    /<input[^>]*>|<textarea[\s\S]*?<\/textarea>|<select[\s\S]*?<\/select>/g,
  )) {
    const name = decode(/ name="([^"]*)"/.exec(tag)?.[1] ?? '');
    if (!name || (/type="(checkbox|radio)"/.test(tag) && !/ checked=""/.test(tag))) continue;
    fields.push([name, decode(shownIn(tag))]);
  }
  return fields;
}

function shownIn(tag: string): string {
  if (tag.startsWith('<textarea')) return /<textarea[^>]*>\n?([\s\S]*?)<\/textarea>/.exec(tag)?.[1] ?? '';
  if (tag.startsWith('<select')) {
    const [, option = '', words = ''] =
      /(<option[^>]*selected=""[^>]*>)([^<]*)/.exec(tag) ?? /(<option[^>]*>)([^<]*)/.exec(tag) ?? [];
    return / value="([^"]*)"/.exec(option)?.[1] ?? words;
  }
  return / value="([^"]*)"/.exec(tag)?.[1] ?? '';
}

export function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
