import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { imageVariants, pictureFormats } from '#domain/media/image-variants.ts';
import type { Measurement } from './measurement.ts';
import type { BenchSite } from './site.ts';

const MOST_MB = 600;
const LISTS_PER_ROUND = 1000;
const VARIANTS_PER_ROUND = 120;
const ROUNDS = 8;
const AT_ONCE = 8;

/**
 * Asks for lists that nobody has asked for, in four languages, with their data, and for pictures that have to be made:
 * in rounds, until the memory no longer grows. An hour of visitors has fewer of both.
 */
export async function measureMemory(site: BenchSite): Promise<Measurement[]> {
  const before = residentMB(site.pid);
  const variants = forgottenVariants(site);
  const lists = ['/nl/te-koop/', '/fr/a-vendre/', '/de/zu-verkaufen/', '/en/for-sale/'];
  let price = 400_000_000 + (Date.now() % 100_000) * 1000;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const paths = variants.splice(0, VARIANTS_PER_ROUND);
    for (let count = 0; count < LISTS_PER_ROUND; count++) {
      const list = lists[count % lists.length];
      const query = `?max_price=${++price}`;
      paths.push(`${list}${query}`);
      if (count % 2 === 0) paths.push(`${list}_.rendered${query}`);
    }
    await askAll(site.url, paths);
    rounds.push(residentMB(site.pid));
  }
  const most = Math.max(...rounds);
  return [
    {
      what: `memory after ${ROUNDS} rounds of ${LISTS_PER_ROUND} lists and ${VARIANTS_PER_ROUND} pictures`,
      measured: `${before} MB before, then ${rounds.join(', ')}`,
      budget: `≤ ${MOST_MB} MB`,
      isMet: most <= MOST_MB,
    },
  ];
}

/** Addresses of pictures whose variants were removed: each has to be made again. */
function forgottenVariants({ dataDirectory }: BenchSite): string[] {
  const folder = join(dataDirectory, 'pictures', 'variants');
  const ids = readdirSync(folder);
  rmSync(folder, { recursive: true });
  const kinds = imageVariants
    .filter(({ requested }) => requested !== 100)
    .flatMap(({ requested }) =>
      pictureFormats.map((format) => `width=${requested}&height=auto&format=${format}`),
    );
  return kinds.flatMap((kind) => ids.map((id) => `/pictures/${id}/x?${kind}`));
}

/** Asks in the order of the paths, several at once. */
async function askAll(url: string, paths: string[]): Promise<void> {
  const left = paths.values();
  const one = async () => {
    for (const path of left) {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function residentMB(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
