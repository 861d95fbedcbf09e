export { adopt } from './adopt/adopt.ts'
export { carriesAudits, carriesIndex, carriesRow } from './adopt/carry.ts'
export { type AdoptedSystem, adoptSystem } from './adopt/adopt-system.ts'
export type { Adopted } from './adopt/report.ts'
export {
  adopter,
  type AdoptReading,
  type AdoptRule,
  type AdoptStep,
  carrying,
  completes,
} from './adopt/rule.ts'
export { chainState, wholeDay } from './audit/audit-chain-state.ts'
export { auditChecks } from './audit/audit-checks.ts'
export { auditLog } from './audit/audit-log.ts'
export { auditChainTypeDefs } from './audit/audit.sdl.ts'
export { changedPerson } from './changed-person.ts'
export type { Demo, DemoStage, DemoVisitor } from './demo.ts'
export type { Deps } from './deps.ts'
export type { DocumentFault } from './document-fault.ts'
export {
  type DocumentPage,
  type Documents,
  noDocuments,
  type Pictures,
  type SmallPicture,
} from './documents.ts'
export type { Example, Face } from './face.ts'
export type { Heading, PublicPage } from './public-page.ts'
export { type Eraser, type Erasure, erasing } from './erase.ts'
export { eraser, erases, leaveEach, leaves, removes, removesOne } from './eraser.ts'
export { exportOf } from './export.ts'
export {
  type Feature,
  type FileSource,
  type LiveSource,
  type MadeFile,
  type MailOptions,
  partsFrom,
  type StoredFile,
  type SystemContext,
  type Webhook,
  type WebhookAnswer,
  type WebhookCall,
} from './feature.ts'
export { fileOfKey, fileUrl } from './files/file-of-key.ts'
export { fileSource } from './files/file-source.ts'
export { mediaUrl } from './files/media-url.ts'
export { inbox } from './inbox/inbox.ts'
export { newsId, TELL, type Told } from './inbox/tell.ts'
export { isUnread } from './inbox/unread.ts'
export { linesPdf } from './lines-pdf.ts'
export {
  type Checkout,
  noPayments,
  type PaidInvoice,
  type PaidItem,
  type PaidPrice,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
} from './payments.ts'
export { type Play, type Played, playUntil } from './play.ts'
export { playUpload } from './play-upload.ts'
export {
  type Mended,
  reconcile,
  type Reconciler,
  reconciler,
  type TallyOfAll,
} from './reconcile.ts'
export type {
  Box,
  PrintedLetter,
  Reading,
  ReadLine,
  ReadPage,
  ReadWord,
  ScanFile,
  ScanPage,
  Scans,
} from './scans.ts'
export { createStory, type Story, type Thread } from './story.ts'
export { type System, system, type Work } from './system.ts'
export { tallyBy } from './tally-by.ts'
export { type MediaReference, uploadUrl, type UploadViewOf } from './uploads/find-uploads.ts'
export { STORED_BYTES_MAX } from './uploads/stored-bytes.ts'
export { type StartedUpload, UPLOAD_HOURS } from './uploads/start-upload.ts'
export { SMALL_TYPE, temporaryKeyOf } from './uploads/upload-keys.ts'
export { uploadFields, UploadInput } from './uploads/upload-parts.ts'
export { uploads } from './uploads/uploads.ts'
export {
  count,
  countOrZero,
  type Looking,
  on,
  onAlsoExpired,
  type Verifier,
  verifier,
} from './verify/verifier.ts'
export { type FilesTracked, tracks } from './verify/tracked-files.ts'
export { type Verified, verify } from './verify/verify.ts'
export { verifyFiles } from './verify/verify-files.ts'
export type { UnzippedEntry, ZipEntry, ZipLimits, Zips, ZipSource } from './zips.ts'
