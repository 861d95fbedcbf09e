import { createBus, type Logger, type Viewer } from '@longtable/core'
import type { Reader, Stamp } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { noSearch, type SearchIndex } from '@longtable/search'
import type { Payments, System, SystemContext } from '@longtable/system'
import { testDocuments } from './test-documents.ts'
import { testFileLinks } from './test-files.ts'

interface ContextParts<C> {
  readonly system: System
  readonly reader: Reader
  readonly stamp: () => Stamp
  readonly now: () => number
  readonly log: Logger
  readonly files: ObjectStore
  readonly payments?: Payments | undefined
  readonly search?: SearchIndex
  readonly disabledFeatures?: readonly string[]
  readonly extras?: Partial<C> | undefined
}

export type ContextOf<C> = (viewer?: Viewer) => C

/** Makes the contexts of one process, as a host does: one bus for all, the rest anew for each. */
export function contextMaker<C extends SystemContext>(parts: ContextParts<C>): ContextOf<C> {
  const { system, reader, stamp, now, log, files, extras, disabledFeatures = [] } = parts
  const { search = noSearch } = parts
  const own = {
    bus: createBus(),
    disabledFeatures: new Set(disabledFeatures),
    files,
    documents: testDocuments,
    payments: parts.payments,
    search,
    fileLinks: testFileLinks,
  }
  return (viewer) => {
    const context: SystemContext = {
      ...reader,
      onUnreadable: (error) => log.error({ err: error }, 'a stored item cannot be read'),
      // As somebody who has just signed in, however long the test has been running.
      viewer: viewer && { signedInAt: Number.POSITIVE_INFINITY, ...viewer },
      origin: { address: '203.0.113.7', agent: 'test' },
      rows: system.rows,
      stamp,
      now,
      log,
      ...own,
    }
    return { ...context, ...extras } as C
  }
}
