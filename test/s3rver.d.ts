declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** The part that tests use; the package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    readonly httpServer: Server;
    readonly logger: { silent: boolean };
    readonly store: {
      putContent(path: string, content: unknown): Promise<[sizeBytes: number, md5: string]>;
    };
  }
}
