import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** A part holds whole rows: a row larger than this is a part by itself. */
const usualPartBytes = 4 * 1024 * 1024;

/**
 * Reads `COPY … TO STDOUT` in parts that can be copied in again one by one: iterate over `client.query(new
 * RowsOut(…))`. `rows` is complete at the end. The driver passes COPY messages to any query that handles them; its own
 * streams, in separate packages, work the same way.
 */
export class RowsOut extends Readable implements Submittable {
  rows = 0;
  readonly #command: string;
  #connection: Connection | undefined;
  #part = Buffer.alloc(0);
  #filledBytes = 0;

  constructor(command: string) {
    super({ objectMode: true, highWaterMark: 1 });
    this.#command = command;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#command);
  }

  /** One row, in a buffer that the driver uses again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    if (this.#filledBytes + chunk.length > this.#part.length) this.#givePart(chunk.length);
    chunk.copy(this.#part, this.#filledBytes);
    this.#filledBytes += chunk.length;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = countOf(text);
    this.#givePart(0);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  #givePart(nextBytes: number): void {
    const isTaken = this.#filledBytes === 0 || this.push(this.#part.subarray(0, this.#filledBytes));
    if (!isTaken) this.#connection?.stream.pause();
    this.#part = Buffer.allocUnsafe(nextBytes && Math.max(nextBytes, usualPartBytes));
    this.#filledBytes = 0;
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  // Skips the remaining data, so that the connection can be closed.
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#connection?.stream.resume();
    done(error);
  }
}

/** Runs `COPY … FROM STDIN` with these bytes; gives the number of rows. */
export function copyIn(client: Client, command: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    client.query({
      submit: (connection: Connection) => connection.query(command),
      handleCopyInResponse: (connection: CopyingConnection) => {
        connection.sendCopyFromChunk(bytes);
        connection.endCopyFrom();
      },
      handleCommandComplete: ({ text }: { text: string }) => {
        rows = countOf(text);
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: reject,
    });
  });
}

/** The driver's types lack these two. */
type CopyingConnection = Connection & { sendCopyFromChunk(bytes: Buffer): void; endCopyFrom(): void };

/** PostgreSQL answers 'COPY 12' in both directions. */
function countOf(answer: string): number {
  return Number(answer.split(' ')[1]);
}
