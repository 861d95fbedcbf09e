import { Counter, Gauge, type Registry } from 'prom-client'
import { backupsTold } from '../backup/newest.ts'
import type { Runtime } from '../runtime.ts'

/** What waits for processors, for workers and for the operator; set anew with each reading. */
export function createWorkGauges(registry: Registry, runtime: Runtime) {
  const { background, people, config, now } = runtime
  const registers = [registry]
  const perTable = (name: string, help: string) =>
    new Gauge({ name: `longtable_${name}`, help, labelNames: ['table'], registers })
  const alone = (name: string, help: string) =>
    new Gauge({ name: `longtable_${name}`, help, registers })
  const lag = perTable('processor_lag_seconds', 'Age of the oldest change not processed.')
  const unprocessed = perTable('unprocessed_changes', 'Changes not processed; 1000 means or more.')
  const waiting = perTable('parked_changes', 'Changes that wait for another try.')
  const dead = perTable('dead_letters', 'Changes that wait for the operator.')
  const gap = perTable('change_log_gap', '1 while processors stand before missing changes.')
  const deadJobs = alone('dead_jobs', 'Jobs that wait for the operator; 1000 means or more.')
  const oldestDue = alone('job_oldest_due_seconds', 'How long the oldest due job has waited.')
  // Without a label it would be 0 where nobody knows of one.
  const backupAge = new Gauge({
    name: 'longtable_backup_age_seconds',
    help: 'Age of the newest backup; before the first, for how long it is awaited.',
    labelNames: ['place'],
    registers,
  })
  const stampsAhead = new Counter({
    name: 'longtable_stamps_ahead_total',
    help: 'Identifiers that were made ahead of the clock, because it went back.',
    registers,
  })
  const unreadable = new Counter({
    name: 'longtable_unreadable_items_total',
    help: 'Times that a list left out a stored item that cannot be read.',
    labelNames: ['table'],
    registers,
  })

  async function readBackup(): Promise<void> {
    const place = config.backups?.place.kind
    const { since } = place === undefined ? {} : await backupsTold(config.dataDirectory)
    if (place !== undefined && since !== undefined)
      backupAge.set({ place }, Math.max(0, now() - Date.parse(since)) / 1000)
  }

  return async (): Promise<void> => {
    for (const runner of background.runners.values()) {
      const status = await runner.status()
      const { table } = status
      lag.set({ table }, status.lagMs / 1000)
      unprocessed.set({ table }, status.unprocessed)
      waiting.set({ table }, status.waiting)
      dead.set({ table }, status.dead)
      gap.set({ table }, status.gap === undefined ? 0 : 1)
    }
    const jobs = await background.jobs()
    deadJobs.set(jobs.dead)
    oldestDue.set(jobs.oldestDueMs / 1000)
    await readBackup()
    stampsAhead.reset()
    stampsAhead.inc(people.stampsAhead.count)
    unreadable.reset()
    for (const [table, count] of people.unreadable.counts) unreadable.inc({ table }, count)
  }
}
