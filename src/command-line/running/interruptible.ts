/** The user or the system asked the program to stop. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/**
 * Gives the rows until SIGINT or SIGTERM comes, then throws Interrupted: the work ends between two rows and closes
 * everything that it opened.
 */
export async function* untilInterrupted<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let isStopping = false;
  const stop = () => {
    isStopping = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for await (const row of rows) {
      if (isStopping)
        throw new Interrupted(
          'Stopped. All changes so far are complete. Run the same command again to finish.',
        );
      yield row;
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
