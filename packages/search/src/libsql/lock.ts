import { createRequire } from 'node:module'
import { LIBSQL } from './sql-thread.ts'

/** Held until it is given back, or until the process is gone in whatever way: the system knows. */
export function lock(path: string): AsyncDisposable | undefined {
  const Database = createRequire(import.meta.url)(LIBSQL) as new (
    path: string,
  ) => {
    exec(sql: string): void
    close(): void
  }
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
