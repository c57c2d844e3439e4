import { getDocumentProxy } from 'unpdf';

const longest = 200;
const onlyErrors = 0;

export type FileProperties = { title: string | null; author: string | null };

/**
 * The title and author in a PDF's information or its XMP, which every PDF reader shows. Null if it has none or cannot
 * be read without a password.
 */
export async function readPdfProperties(bytes: Uint8Array): Promise<FileProperties> {
  try {
    // A copy, because the reader keeps the memory that it is given; it refuses a Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: onlyErrors });
    try {
      const { info, metadata } = await pdf.getMetadata();
      const { Title, Author } = info as { Title?: unknown; Author?: unknown };
      return {
        title: said(Title) ?? said(metadata?.get('dc:title')),
        author: said(Author) ?? said(metadata?.get('dc:creator')),
      };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch {
    return { title: null, author: null };
  }
}

function said(value: unknown): string | null {
  const text = [value].flat().filter((each) => typeof each === 'string');
  return text.join(', ').replaceAll(/\s+/g, ' ').trim().slice(0, longest) || null;
}
