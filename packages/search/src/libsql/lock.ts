/**
 * While it is loaded, its loader asks Node for a report to learn which C library this is, and Node's
 * report waits for every thread of the process. One that waits for the store's writer lock may wait for
 * the main thread in turn, without end: whoever writes loads it before the store is opened.
 */
export const loadDriver = async (): Promise<void> => {
  await import('libsql')
}

/** Held until it is given back, or until the process is gone in whatever way: the system knows. */
export async function lock(path: string): Promise<AsyncDisposable | undefined> {
  // Loaded by who needs it: a command that searches nothing does not wait for it.
  const { default: Database } = await import('libsql')
  const database = new Database(path)
  try {
    database.exec('PRAGMA busy_timeout = 0')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
  return {
    async [Symbol.asyncDispose]() {
      database.exec('ROLLBACK')
      database.close()
    },
  }
}
