export {
  ACT_OPERATIONS_MAX,
  type Act,
  act,
  type Answered,
  type Plan,
  type PlanFailure,
} from './act.ts'
export { addressBlock } from './address-block.ts'
export { answered } from './answered.ts'
export {
  type AddressBook,
  type AddressHolder,
  type AddressLock,
  claimAddress,
  mineOrFree,
  noAddressOf,
} from './addresses/address-book.ts'
export { followAddress } from './addresses/follow-address.ts'
export { claimOwnAddress, moveToOwnAddress, verifiedEmail } from './addresses/own-address.ts'
export { type AuditInput, auditAlone, auditDenial, auditEntry, auditOnce } from './audit.ts'
export { type BellRope, createBell } from './bell.ts'
export {
  dayAfter,
  instantAt,
  localDay,
  localTime,
  TimeZone,
  weekdayOf,
} from './calendar.ts'
export type { Context, Origin, SharedRows, Viewer } from './context.ts'
export { counter } from './counter.ts'
export { DomainError, ERROR_CODES, type ErrorCode, type ErrorDetails, notFound } from './errors.ts'
export {
  type DomainEvent,
  EVENTS_TOPIC,
  type EventSink,
  localEvents,
  silentEvents,
} from './events.ts'
export { becomes, eventsOf, gained, lost, made, moved, removed } from './events-of.ts'
export { expiryOf } from './expiry.ts'
export { Instant, patchOf, TagList, TagName, ThingId, UlidId, unset, UserId } from './fields.ts'
export { followRows, ROWS_AT_ONCE_MAX, rowsAtOnce } from './follow-rows.ts'
export { FRESH_SIGN_IN_MINUTES, requireFreshSignIn } from './fresh-sign-in.ts'
export {
  joinHosts,
  type SettingsDifference,
  type SharedSettings,
} from './host-settings.ts'
export {
  deadJobs,
  dropJob,
  enqueue,
  type JobInput,
  jobTopic,
  queuedKinds,
  reviveJob,
} from './jobs/jobs.ts'
export type { JobLane } from './jobs/lane.ts'
export type { JobHandler, JobRun } from './jobs/run.ts'
export { createTicker, type Schedule } from './jobs/schedule.ts'
export { type JobsStatus, jobsStatus } from './jobs/status.ts'
export { createJobWorker } from './jobs/worker.ts'
export { type Bus, createBus } from './live/bus.ts'
export { type Cause, causedBy, causeOf, ownRequest } from './live/cause.ts'
export { changesOf } from './live/changes-of.ts'
export { createTail, type Tail } from './live/tail.ts'
export { viewerTopic } from './live/viewer-topic.ts'
export { type Logger, silentLogger } from './logger.ts'
export {
  type Asked,
  type InputSchema,
  type Mutation,
  type MutationShell,
  mutations,
} from './mutation.ts'
export { memory } from './memory.ts'
export { noteSignIn } from './note-sign-in.ts'
export { marked, once } from './once.ts'
export { checkpointOf, moveCheckpoint } from './processors/checkpoint.ts'
export { type DeadLetter, type DeadLetters, deadLetters } from './processors/dead-letters.ts'
export { findGap, type Gap, skipGap } from './processors/gap.ts'
export { createHeld, type Held } from './processors/held.ts'
export { createLease, type LeaseHolder } from './processors/lease.ts'
export {
  type EntityChange,
  onChange,
  onInsert,
  type Processor,
  type ProcessorContext,
} from './processors/processor.ts'
export { restoreFromItems } from './processors/restore.ts'
export {
  createRunner,
  REST_MS,
  type Runner,
  type RunnerOptions,
} from './processors/runner.ts'
export { type RunnerStatus, UNPROCESSED_COUNTED_MAX } from './processors/status.ts'
export { LEASE_MS } from './processors/take-lease.ts'
export { trimLog } from './processors/trim.ts'
export { type Job, SystemTable } from './processors/system.ts'
export { clearedRate, giveRateBack, type RateRule, takeRate } from './rate-limit.ts'
export { inputHash, REQUEST_ID } from './request.ts'
export { type Row, sharedRows } from './rows.ts'
export { settle } from './settle.ts'
export { inTurn } from './shared-work.ts'
export { operator, ownProfiles, signedIn } from './signed-in.ts'
export { checkAudit } from './seal/check.ts'
export { sealUnsealed } from './seal/seal-unsealed.ts'
export { auditSealer, type HeadRecorder } from './seal/sealer.ts'
export { type ChainReport, type KnownHead, verifyAudit } from './seal/verify.ts'
export { changedText, optionalText, text } from './text.ts'
export { wasServed } from './was-served.ts'
