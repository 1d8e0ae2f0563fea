/** The part of the Network Information API that tells of slow or expensive connections. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** The reader's connection, where the browser tells. */
export function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Whether the connection allows loading what was not asked for yet. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
