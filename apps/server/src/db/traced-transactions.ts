import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { currentSpan, type Span } from '../tracing/span.ts';

/** Returns the dialect with each transaction as a span of the current trace, from its start to its end, without its queries. */
export function tracedTransactions(dialect: Dialect): Dialect {
  const createDriver = dialect.createDriver.bind(dialect);
  return Object.assign(dialect, { createDriver: () => traced(createDriver()) });
}

function traced(driver: Driver): Driver {
  const spans = new WeakMap<DatabaseConnection, Span>();
  const begin = driver.beginTransaction.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  const ended = async (connection: DatabaseConnection, end: () => Promise<void>, failed?: string) => {
    const span = spans.get(connection);
    spans.delete(connection);
    if (failed) span?.fail(failed);
    try {
      await end();
    } catch (error) {
      span?.fail((error as Error).name);
      throw error;
    } finally {
      span?.end();
    }
  };
  return Object.assign(driver, {
    async beginTransaction(connection, settings) {
      const span = currentSpan()?.begin({ name: 'transaction', kind: 'TRANSACTION' });
      if (span) spans.set(connection, span);
      await begin(connection, settings);
    },
    commitTransaction: (connection) => ended(connection, () => commit(connection)),
    rollbackTransaction: (connection) => ended(connection, () => rollback(connection), 'ROLLED_BACK'),
  } satisfies Partial<Driver>);
}
