/** `name`: the name of the file. */
export type Printed = { pdf: Buffer<ArrayBuffer>; name: string };

const nothing = () => new Response(null, { status: 404 });

/**
 * The PDF below a page, as a file to save; search engines index only the page. Redirects if the page does. 404 if there
 * is no page, or nothing to print any more (`print` gives undefined).
 */
export async function printed(
  file: 'brochure' | 'window-card',
  url: URL,
  print: (page: string) => Promise<Printed | undefined>,
): Promise<Response> {
  const fileName = `${file}.pdf`;
  try {
    const made = await print(url.pathname.slice(0, -fileName.length));
    if (!made) return nothing();
    return new Response(made.pdf, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${made.name}.pdf"`,
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (thrown) {
    const location = thrown instanceof Response && thrown.headers.get('Location');
    if (location)
      return new Response(null, {
        status: thrown.status,
        headers: { Location: location.startsWith('/') ? `${location}${fileName}` : location },
      });
    // The answer of a missing page has a status; any other error is a bug or an unreachable database.
    const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : undefined;
    if (init) return nothing();
    throw thrown;
  }
}
