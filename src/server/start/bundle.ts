import type { RequestListener } from 'node:http';
import type { RunnableJob } from '#jobs/define-job.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** The bundled part of the program, from the build or live from the sources. */
export interface Bundle {
  allJobs: RunnableJob[];
  serve(dependencies: Dependencies): Serving;
  close(): Promise<void>;
}

interface Serving {
  listener: RequestListener;
  /** Resolves when the code that visitors need has run once. */
  warmUp(): Promise<void>;
}

/** The exports of server/app.ts. */
export type AppModule = typeof import('#server/app.ts');
