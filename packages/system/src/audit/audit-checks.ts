import {
  checkAudit,
  enqueue,
  type JobHandler,
  type MutationShell,
  onChange,
  type Plan,
  type Processor,
  type RateRule,
  type Row,
  type Schedule,
  type SharedRows,
} from '@longtable/core'
import { change, laterThan, put } from '@longtable/entity'
import * as z from 'zod'
import type { Deps } from '../deps.ts'
import type { SystemContext } from '../feature.ts'
import { type AuditLists, chainState, wholeDay } from './audit-chain-state.ts'

const HOUR_MS = 3_600_000
/** By the schedule, each hour; what is left is looked at in the next one. */
const ENTRIES_AN_HOUR = 100_000
/** Between two words of how far a check is that somebody waits for. */
const ENTRIES_AT_ONCE = 5000
/** Each reads the whole log. */
const CHECK_RATE: RateRule = { action: 'audit-check', limit: 12, windowSeconds: 3600 }

const Payload = z.object({ askedAt: z.string() })

interface CheckParts<C extends SystemContext, Actor> {
  /** As jobs and schedules are named. */
  readonly system: string
  readonly rows: SharedRows
  readonly adminMutation: MutationShell<C, Actor>
  readonly listsOf?: AuditLists
}

/** All links from the first one on; who asks while one is under way has it begin anew. */
async function askedNow({ rows, store, stamp }: SystemContext): Promise<Plan<object>> {
  const row = await rows.auditCheckState({ store }, { check: 'STATE' })
  const { at } = stamp()
  const askedAt = laterThan(row?.askedAt ?? '', laterThan(row?.startedAt ?? '', at))
  const fresh: Row<'AuditCheck'> = { check: 'STATE', revision: 0, askedAt }
  return {
    operations: [
      row ? change(rows.AuditCheck, row, { patch: { askedAt } }) : put(rows.AuditCheck, fresh),
    ],
    result: {},
    audit: { action: 'AUDIT_CHECK_ASKED', resourceType: 'AuditChain', resourceId: 'HEAD' },
  }
}

/** Whether the links of a system's audit log hold: looked at each hour, and when an admin asks. */
export function auditChecks<C extends SystemContext, Actor>(parts: CheckParts<C, Actor>) {
  const { rows, adminMutation, listsOf = wholeDay } = parts
  const kind = `${parts.system}.check-audit`
  const checking = ({ store, now }: Deps, entriesMax: number) =>
    checkAudit({ store, rows, now, entriesMax, listsOf: (date) => listsOf({ store }, date) })

  const checkAuditChain = adminMutation({
    name: 'checkAuditChain',
    input: z.object({}),
    rate: CHECK_RATE,
    plan: ({ context }) => askedNow(context),
    answer: ({ context }) => chainState(context, listsOf),
  })

  /** When somebody has asked is the job, so they get one however often it is heard of. */
  const queueChecks: Processor = {
    ...onChange('audit.queue-checks', rows.AuditCheck, async ({ new: row }, { system, now }) => {
      const { askedAt, startedAt = '' } = row ?? {}
      if (askedAt === undefined || startedAt > askedAt) return
      await enqueue(system, { kind, jobId: `asked-${askedAt}`, payload: { askedAt } }, now())
    }),
    restores: true,
  }

  const checkAsked = (deps: Deps): JobHandler => ({
    kind,
    atOnce: 1,
    async run({ job, progress, stopping }) {
      const { askedAt } = Payload.parse(job.payload)
      for (;;) {
        stopping.throwIfAborted()
        const { startedAt = '', round } = await checking(deps, ENTRIES_AT_ONCE)
        if (startedAt > askedAt) return
        await progress(`${round?.entryCount ?? 0} entries`)
      }
    },
  })

  const checkHourly = (deps: Deps): Schedule => ({
    name: kind,
    everyMs: HOUR_MS,
    run: async () => void (await checking(deps, ENTRIES_AN_HOUR)),
  })

  return {
    checkAuditChain,
    work: {
      processors: [queueChecks],
      jobs: (deps: Deps) => [checkAsked(deps)],
      schedules: (deps: Deps) => [checkHourly(deps)],
    },
  }
}
