import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { SourceAccess } from '#import/crm/adapter.ts';
import type { SkarabeeSettings } from '#import/crm/skarabee/soap.ts';
import { guardedFetch } from '#import/fetch/guarded-fetch.ts';
import { skarabeePublication } from '#test/crm/skarabee-publication.ts';

export type SkarabeePublication = {
  modified: string;
  active?: boolean;
  xml?: string;
  answer?: string;
  status?: number;
  /** How many times it answers 429. */
  busy?: number;
};

/**
 * Stands in for Skarabee's Weblink, as far as that is publicly known: SOAP 1.2 over HTTP with a login, errors of its
 * own in an answer of 200, and faults with 500.
 */
export async function startSkarabee(publications: Record<string, SkarabeePublication>) {
  const calls: string[] = [];
  const bodies: string[] = [];
  const projects: Record<string, readonly string[]> = {};
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const operation = /action="http:\/\/weblink\.skarabee\.com\/(\w+)"/.exec(
      request.headers['content-type'] ?? '',
    )?.[1];
    const id = /<PublicationId>(\d+)</.exec(body)?.[1];
    calls.push(id ? `${operation} ${id}` : String(operation));
    bodies.push(body);
    if (request.headers.authorization !== `Basic ${Buffer.from('kantoor:geheim').toString('base64')}`) {
      response.writeHead(500).end(fault('Unauthorized'));
      return;
    }
    const own = publications[id ?? ''];
    if (own?.busy) {
      own.busy -= 1;
      response.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    response.writeHead(own?.status ?? 200, { 'Content-Type': 'application/soap+xml' });
    response.end(own?.answer ?? envelope(`${operation}`, answerTo(`${operation}`, id)));
  });

  function answerTo(operation: string, id: string | undefined): string {
    if (operation === 'GetPublication') return publicationAnswer(publications[id ?? ''], id);
    if (operation === 'GetPublicationSummaries')
      return `<PublicationSummaries>${summaries()}</PublicationSummaries>`;
    if (operation === 'GetProjectSummaries')
      return `<ProjectPublicationSummaries>${projectSummaries()}</ProjectPublicationSummaries>`;
    if (operation === 'GetLogins')
      return '<LoginInfo><UserLoginInfo><LoginId>77</LoginId><Email>els.maes@kantoor.example</Email></UserLoginInfo></LoginInfo>';
    if (operation === 'GetContactInfo')
      return '<UserSummaries><Agent><Company>Kantoor Proef</Company></Agent></UserSummaries>';
    return '';
  }

  function summaries(): string {
    return Object.entries(publications)
      .map(
        ([id, { modified, active = true }]) =>
          `<PublicationSummary><Active>${active}</Active><ID>${id}</ID><Modified>${modified}</Modified></PublicationSummary>`,
      )
      .join('');
  }

  function projectSummaries(): string {
    return Object.entries(projects)
      .map(
        ([id, units]) =>
          `<ProjectPublicationSummary><PublicationId>${id}</PublicationId><Active>true</Active><PropertySummaries>${units
            .map(
              (unit) =>
                `<ProjectProperty PropertyId="1"><ProjectPropertyPublication PublicationId="${unit}" Active="true"/></ProjectProperty>`,
            )
            .join('')}</PropertySummaries></ProjectPublicationSummary>`,
      )
      .join('');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://weblink.skarabee.com:${port}/v36/weblink.asmx`;
  return { publications, projects, calls, bodies, port, access: accessTo(address, port) };
}

/** Access through the guarded way out, with the server on loopback in place of the internet. */
function accessTo(address: string, port: number) {
  return (own: Partial<SkarabeeSettings> = {}): SourceAccess<SkarabeeSettings> => ({
    settings: { login: 'kantoor', password: 'geheim', address, ...own },
    async request(url, options) {
      const fetched = await guardedFetch(url, {
        ...options,
        hosts: ['*.skarabee.com'],
        allowHttp: true,
        ports: [port],
        maxBytes: 1e6,
        resolve: async () => ['127.0.0.2'],
        mayReach: (each) => each === '127.0.0.2',
      });
      if (fetched.kind !== 'answered') throw new Error(JSON.stringify(fetched));
      return fetched;
    },
    async pause() {},
    now: () => new Date('2026-11-24T10:00:00Z'),
  });
}

function publicationAnswer(publication: SkarabeePublication | undefined, id: string | undefined): string {
  if (!publication)
    return '<Errors><Error><Code>INVALID_PUBLICATION_ID</Code><Message>No such.</Message></Error></Errors>';
  const xml = publication.xml ?? skarabeePublication();
  return xml.replace('<ID>4200300</ID>', `<ID>${id}</ID>`).replace('SK-300', `SK-${id}`);
}

function envelope(operation: string, content: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body><${operation}Response xmlns="http://weblink.skarabee.com/"><${operation}Result>${content}</${operation}Result></${operation}Response></soap:Body></soap:Envelope>`;
}

export function fault(reason: string): string {
  return `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body><soap:Fault><soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code><soap:Reason><soap:Text xml:lang="en">${reason}</soap:Text></soap:Reason></soap:Fault></soap:Body></soap:Envelope>`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
