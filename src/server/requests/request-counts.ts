/** The kind of a request, by its method and path. */
type RequestKind =
  | 'page'
  | 'data'
  | 'form'
  | 'file'
  | 'picture'
  | 'document'
  | 'film'
  | 'map'
  | 'captcha'
  | 'view';

const kinds = new Map<string | undefined, RequestKind>([
  ['assets', 'file'],
  ['pictures', 'picture'],
  ['documents', 'document'],
  ['films', 'film'],
  ['map', 'map'],
  ['captcha', 'captcha'],
  ['visits', 'view'],
]);

const firstSegment = /^\/([^/]*)\//;

export function requestKind(method: string, path: string): RequestKind {
  const kind = kinds.get(firstSegment.exec(path)?.[1]);
  if (kind) return kind;
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  return path.endsWith('/_.data') ? 'data' : 'page';
}

/** Plain numbers, so that counting costs a kept page nothing. */
export class RequestCounts {
  /** How often a kept page was answered, indexed by status. */
  readonly kept = new Float64Array(600);
  /** All other requests, by kind and status. */
  readonly #others = new Map<string, { kind: RequestKind; status: number; count: number }>();

  addKept(status: number): void {
    this.kept[status] = (this.kept[status] ?? 0) + 1;
  }

  add(kind: RequestKind, status: number): void {
    const key = `${kind} ${status}`;
    const counted = this.#others.get(key);
    if (counted) counted.count += 1;
    else this.#others.set(key, { kind, status, count: 1 });
  }

  /** The counts since the process started. */
  list(): { kind: RequestKind | 'kept page'; status: number; count: number }[] {
    const kept = [...this.kept].map((count, status) => ({ kind: 'kept page' as const, status, count }));
    return [...kept.filter(({ count }) => count > 0), ...this.#others.values()];
  }
}
