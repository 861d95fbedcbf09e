import type { Operation } from '@longtable/store'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { checkedReading } from './draft-fields.ts'
import { Draft } from './draft.entity.ts'

interface Started {
  readonly draft: Draft
  readonly asked: Parameters<typeof checkedReading>[1]
  readonly files?: Patch<Draft>
  readonly along?: readonly Operation[]
}

/** The only way to be read: under a new number, so that nothing of another run is taken for its own. */
export function startRun(context: FamilyContext, { draft, asked, files, along = [] }: Started) {
  const { draftId, run = 0, updatedAt } = draft
  const reading = checkedReading(context.documents.scans, asked)
  const patch: Patch<Draft> = {
    ...reading,
    ...files,
    status: 'processing',
    run: run + 1,
    pagesDone: 0,
    pageCount: undefined,
    errorMessage: undefined,
    leaseUntil: undefined,
    updatedAt: laterThan(updatedAt, context.stamp().at),
  }
  return {
    operations: [
      change(Draft, draft, { patch, when: asRead(Draft, draft, 'status', 'run', 'leaseUntil') }),
      ...along,
    ],
    result: { draftId },
    audit: {
      action: 'DRAFT_PROCESSED',
      resourceType: 'Draft',
      resourceId: draftId,
      metadata: { run: run + 1, ...reading },
    },
  }
}
