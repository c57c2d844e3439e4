import { amWeserufer } from './am-weserufer.ts';
import { belvedereJosaphat } from './belvedere-josaphat.ts';
import { deVlasrij } from './de-vlasrij.ts';
import { dokhuis } from './dokhuis.ts';
import { hofTerKouter } from './hof-ter-kouter.ts';
import { kaaizicht } from './kaaizicht.ts';
import { sauerpark } from './sauerpark.ts';
import type { DemoProject } from './unit-row.ts';

/** Newest first. */
export const projects: readonly DemoProject[] = [
  deVlasrij,
  amWeserufer,
  dokhuis,
  belvedereJosaphat,
  sauerpark,
  kaaizicht,
  hofTerKouter,
];
