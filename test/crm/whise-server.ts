import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Estate = Record<string, unknown> & { id: number };

/** A server that answers like Whise: two tokens, pages, and errors with status 200. */
export async function whiseServer(picture: Buffer) {
  const state = {
    estates: [] as Estate[],
    asked: [] as string[],
    /** Answers to certain requests in place of the usual ones; each is given once. */
    instead: [] as { path: string; offset?: number; status: number; body?: unknown; retryAfter?: string }[],
    /** Called with each address that is asked for, before it is answered. */
    heard: (_path: string): unknown => undefined,
    token: 1,
    isPictureAway: false,
    /** The total that it claims, if that is wrong. */
    total: undefined as number | undefined,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    state.asked.push(path);
    await state.heard(path);
    const answer = (status: number, body: unknown, own: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...own }).end(JSON.stringify(body));
    if (path.endsWith('.jpg'))
      return state.isPictureAway ? response.writeHead(500).end() : response.end(named(picture, path));
    const asked = JSON.parse(String(Buffer.concat(chunks)) || '{}');
    const index = state.instead.findIndex(
      (each) => each.path === path && (each.offset === undefined || each.offset === asked.Page?.Offset),
    );
    const [instead] = index < 0 ? [] : state.instead.splice(index, 1);
    if (instead)
      return answer(
        instead.status,
        instead.body ?? {},
        instead.retryAfter === undefined ? {} : { 'Retry-After': instead.retryAfter },
      );
    if (path === '/token')
      return asked.password === 'geheim-woord' ? answer(200, { token: 'account' }) : answer(401, {});
    if (path === '/v1/admin/clients/token') return answer(200, { token: `client-${state.token}` });
    if (request.headers.authorization !== `Bearer client-${state.token}`) return answer(401, {});
    if (path !== '/v1/estates/list') return answer(200, { contact: { id: 77 } });
    const { Limit: limit, Offset: offset } = asked.Page;
    const ids: number[] | undefined = asked.Filter.EstateIds;
    const estates = state.estates
      .filter(({ id }) => !ids || ids.includes(id))
      .toSorted((a, b) =>
        asked.Sort?.[0]?.Field === 'updateDateTime'
          ? String(b.updateDateTime).localeCompare(String(a.updateDateTime))
          : a.id - b.id,
      );
    return answer(200, {
      estates: estates.slice(offset, offset + limit),
      totalCount: state.total ?? estates.length,
      isValidRequest: true,
      validationErrors: [],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    port,
    network: whiseNetwork(port),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Leads every address to this server. */
export function whiseNetwork(port: number) {
  return {
    resolve: async () => ['127.0.0.1'],
    mayReach: (address: string) => address === '127.0.0.1',
    allowHttp: true,
    ports: [port],
    addressOf: (address: string) => address.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`),
  };
}

/** The same photograph with its address in the JPEG's comment: other bytes make another picture. */
function named(jpeg: Buffer, path: string): Buffer {
  const comment = Buffer.from(path);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** So many photographs, each with an address and a version of its own. */
export function picturesOf(id: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: id * 1000 + index,
    order: index + 1,
    urlXXL: `https://pictures.whise.eu/${id}/${index + 1}.jpg`,
    updateDateTime: '2026-11-20T10:00:00',
  }));
}

export function estate(id: number, more: Record<string, unknown> = {}): Estate {
  return {
    id,
    name: `Huis ${id}`,
    referenceNumber: `W${id}`,
    address: 'Veldstraat',
    number: String(id),
    zip: '9000',
    city: 'Gent',
    country: { id: 1 },
    category: { id: 1 },
    subCategory: { id: 13 },
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    displayStatusId: 2,
    displayPrice: true,
    displayAddress: true,
    price: 300_000,
    rooms: 3,
    client: 'Jozefien Zwaluwstaart',
    clientId: 9,
    updateDateTime: '2026-11-20T10:00:00',
    shortDescription: [{ languageId: 'nl-BE', content: '<p>Mooi huis</p>' }],
    pictures: [
      {
        id: id * 10,
        order: 1,
        urlXXL: `https://pictures.whise.eu/${id}/1.jpg`,
        updateDateTime: '2026-11-20T10:00:00',
      },
    ],
    ...more,
  };
}
