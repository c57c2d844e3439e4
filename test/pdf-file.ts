import PDFDocument from 'pdfkit';

/** A PDF of one empty page. `password`: needed to read it. */
export async function pdfFile(info: { Title?: string; Author?: string }, password?: string): Promise<Buffer> {
  const document = new PDFDocument({ info, userPassword: password });
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
