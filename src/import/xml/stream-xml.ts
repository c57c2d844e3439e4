import { Parser } from 'htmlparser2';

/** The parts of a document, in order. Names are without their prefix. */
type XmlEvents = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** A text may come in several parts. */
  text: (text: string) => void;
  close: (name: string) => void;
};

/** Why a document cannot be read: a line for people. */
export class XmlProblem extends Error {}

/** Deeper than any part of a workbook. */
const deepest = 50;

/**
 * Reads a UTF-8 document that is too large for memory as events, and yields after each piece so that the reader can
 * give away what it has. No document type is read, so there are no entities but those of XML itself.
 */
export async function* streamXml(chunks: AsyncIterable<Uint8Array>, events: XmlEvents): AsyncGenerator<void> {
  let problem: XmlProblem | undefined;
  let depth = 0;
  const refuse = (reason: string) => {
    problem ??= new XmlProblem(reason);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) refuse('it is nested too deeply');
        if (!problem) events.open(bare(name), attributes);
      },
      ontext: (text) => !problem && events.text(text),
      onclosetag(name) {
        depth -= 1;
        if (!problem) events.close(bare(name));
      },
      onprocessinginstruction: (name) =>
        name.toLowerCase().startsWith('!doctype') && refuse('it has a document type'),
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (problem) throw problem;
    yield;
  }
  // The parser would close unclosed elements by itself.
  if (depth > 0) throw new XmlProblem('it ends in the middle');
  parser.end();
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
